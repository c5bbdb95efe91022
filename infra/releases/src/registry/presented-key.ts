import { z } from 'zod';

const answerSchema = z.object({ publicKey: z.string() });

/** The release key (PEM) that a registry hands out; null when it does not answer. */
export async function presentedKey(registryUrl: string): Promise<string | null> {
  try {
    const answer = await fetch(`${registryUrl}/snapshot.json`, { signal: AbortSignal.timeout(2000) });
    return answerSchema.parse(await answer.json()).publicKey;
  } catch {
    return null;
  }
}
