import { z } from 'zod';
import { liveShellSchema } from './live-shells';
import type { LiveShell } from './live-shells';

const answerSchema = z.object({ shells: z.array(liveShellSchema) });

/** Asks a registry which shells look at it; null when it does not answer. */
export async function listShells(registryUrl: string): Promise<LiveShell[] | null> {
  try {
    const answer = await fetch(`${registryUrl}/shells.json`, { signal: AbortSignal.timeout(2000) });
    return answerSchema.parse(await answer.json()).shells;
  } catch {
    return null;
  }
}
