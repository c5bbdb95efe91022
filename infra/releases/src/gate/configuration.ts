import '@shared-kit/contracts/http/plain-issues';
import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import { readSettings } from '@shared-kit/contracts/settings/read-settings';
import { z } from 'zod';

/**
 * Whether a shell could read a site's settings by this version's schema, as it does for each page: those of a site that says
 * nothing of it are its defaults. A sentence if not.
 */
export function settingsFaults({ config }: Pick<RemoteManifest, 'config'>): string[] {
  try {
    readSettings(z.fromJSONSchema(config) as z.ZodObject, {});
    return [];
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    return [`its configuration cannot be read for a site that says nothing of it: ${why.replaceAll(/\s+/g, ' ')}`];
  }
}
