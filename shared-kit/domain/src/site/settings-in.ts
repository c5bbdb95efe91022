import type { RemoteSettings } from '@shared-kit/contracts/settings/site-settings';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';

/**
 * What a site says of a remote, for whoever is not that remote: nothing where the remote is not served, and a version of it
 * may know fewer settings than are here.
 */
export function settingsIn<Name extends keyof RemoteSettings>(
  { remotes }: Pick<Site, 'remotes'>,
  remote: Name,
): Partial<RemoteSettings[Name]> {
  return (remotes[remote] ?? {}) as Partial<RemoteSettings[Name]>;
}
