import { useContentSitesQuery } from '../api/content.api';

/** The time zone of a site, by which what is seen of it begins and ends; undefined until it is known. */
export function useSiteZone(site: string): string | undefined {
  return useContentSitesQuery().data?.sites.find(({ slug }) => slug === site)?.timeZone;
}
