import { createContext, createElement, use } from 'react';

/** The site's one origin, whichever of its hosts the page is read at. */
export const SiteOriginContext = createContext('');

/** Whole addresses of the site's paths, for whoever reads them elsewhere: search engines, other sites, paper. */
export function useSiteAddress(): (path: string) => string {
  const origin = use(SiteOriginContext);
  return (path) => origin + path;
}

/** Says which of the addresses a page can be read at is its own. */
export function CanonicalLink({ path }: { path: string }) {
  return createElement('link', { rel: 'canonical', href: useSiteAddress()(path) });
}
