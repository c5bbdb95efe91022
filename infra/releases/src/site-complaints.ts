import { z } from 'zod';
import type { RemoteManifest } from '@shared-kit/contracts/remote.contract';
import type { Site } from '@shared-kit/contracts/site-config.contract';

/**
 * What stored sites have against a candidate version: their part of its configuration, judged by the
 * schema it was built with. One line per wrong value, `site: remote.path: what is wrong`.
 */
export function siteComplaints(manifest: Pick<RemoteManifest, 'name' | 'config'>, sites: ReadonlyArray<Pick<Site, 'slug' | 'remotes'>>): string[] {
  const schema = z.fromJSONSchema(manifest.config);
  return sites.flatMap(({ slug, remotes }) => {
    const judged = schema.safeParse(remotes[manifest.name] ?? {});
    const issues = judged.error?.issues ?? [];
    return issues.map(({ path, message }) => `${slug}: ${[manifest.name, ...path].join('.')}: ${message}`);
  });
}
