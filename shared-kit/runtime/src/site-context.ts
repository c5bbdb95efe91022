import type { RemoteName } from '@shared-kit/contracts/remote.contract';
import type { Site } from '@shared-kit/contracts/site-config.contract';
import { createContext, useContext } from 'react';

export const SiteContext = createContext<Site | null>(null);

/** The site (tenant) the page belongs to. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite outside a page: the shell provides the site');
  return site;
}

/**
 * A remote's own part of the site configuration. The shell has validated it and filled the
 * defaults of the version being served, so a remote names its inferred type and reads.
 */
export function useRemoteConfig<Config>(remote: RemoteName): Config {
  return useSite().remotes[remote] as Config;
}
