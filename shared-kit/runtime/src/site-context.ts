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

/** The same, of the site that the page belongs to. */
export function useRemoteConfig<Name extends keyof RemoteSettings>(remote: Name): RemoteSettings[Name] {
  return remoteConfigOf(useSite(), remote);
}
