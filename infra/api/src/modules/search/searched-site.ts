import type { FinanceAssumption } from '@shared-kit/contracts/finance/finance-assumption';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { asksFees } from '@shared-kit/domain/finance/fees/site-fees';
import { siteFeesOf } from '../stock/car/weekly-estimate.service';

/** What of a site a search depends on: little enough to hand to another thread with every search. */
export type SearchedSite = {
  slug: string;
  group_slug: string;
  config: Pick<
    Site,
    'revision' | 'base_filter' | 'excluded_stocknums' | 'include_sold_cars_days' | 'search_filters' | 'finance_provider'
  > & {
    /** Only what the site asks for with a loan is read of it. */
    remotes?: Site['remotes'];
    flags: Pick<Site['flags'], 'subscription_site' | 'finance_monthly'>;
  };
  /** What the shopper has repayments worked out with; left out, each lender's own terms count. */
  assumption?: FinanceAssumption;
};

/** That part of a site alone. */
export function searchedSite({ slug, group_slug, config, assumption }: SearchedSite): SearchedSite {
  const { revision, base_filter, excluded_stocknums, include_sold_cars_days, search_filters, flags } = config;
  const { subscription_site, finance_monthly } = flags;
  const asked = siteFeesOf(config);
  const { establishment_fee, lender_fees, fees } = asked;
  return {
    slug,
    group_slug,
    config: {
      revision,
      base_filter,
      excluded_stocknums,
      include_sold_cars_days,
      search_filters,
      finance_provider: config.finance_provider,
      flags: { subscription_site, finance_monthly },
      // Few sites ask for any: what is not handed on need not be read again.
      ...(asksFees(asked) && { remotes: { 'mfe-finance': { establishment_fee, lender_fees, fees } } }),
    },
    ...(assumption && { assumption }),
  };
}
