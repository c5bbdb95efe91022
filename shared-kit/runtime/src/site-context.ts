import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import type { RemoteSettings } from '@shared-kit/contracts/settings/site-settings';
import type { PageSite } from '@shared-kit/contracts/site/site-config.contract';
import { createContext, useContext } from 'react';

export const SiteContext = createContext<PageSite | null>(null);

/** The site (tenant) the page belongs to. */
export function useSite(): PageSite {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite outside a page: the shell provides the site');
  return site;
}

/** A remote's part of a site's configuration. The shell has filled the defaults of the version being served. */
export function remoteConfigOf<Name extends keyof RemoteSettings>(
  site: Pick<PageSite, 'remotes'>,
  remote: Name,
): RemoteSettings[Name] {
  return site.remotes[remote] as RemoteSettings[Name];
}

/** The same, of the site that the page belongs to. A remote whose settings are its own names their type. */
export function useRemoteConfig<Name extends keyof RemoteSettings>(remote: Name): RemoteSettings[Name];
export function useRemoteConfig<Settings extends object>(remote: RemoteName): Settings;
export function useRemoteConfig(remote: RemoteName): object | undefined {
  return useSite().remotes[remote];
}
