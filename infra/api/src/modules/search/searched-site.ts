import type { Site } from '@shared-kit/contracts/site-config.contract';

/** What of a site a search depends on: little enough to hand to another thread with every search. */
export type SearchedSite = {
  slug: string;
  group_slug: string;
  config: Pick<
    Site,
    'revision' | 'base_filter' | 'excluded_stocknums' | 'include_sold_cars_days' | 'search_filters'
  > & {
    flags: Pick<Site['flags'], 'subscription_site'>;
  };
};

/** That part of a site alone. */
export function searchedSite({ slug, group_slug, config }: SearchedSite): SearchedSite {
  const { revision, base_filter, excluded_stocknums, include_sold_cars_days, search_filters, flags } = config;
  return {
    slug,
    group_slug,
    config: {
      revision,
      base_filter,
      excluded_stocknums,
      include_sold_cars_days,
      search_filters,
      flags: { subscription_site: flags.subscription_site },
    },
  };
}
