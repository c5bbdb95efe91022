import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { isNeverFinanced } from '../finance/eligibility/lender-rules';
import { chatEmbed } from '../picture/media-embed';
import { settingsIn } from './settings-in';

export type DescribedSite = Pick<Site, 'name' | 'phone' | 'email' | 'address' | 'flags' | 'remotes' | 'privacy'> &
  Pick<Site, 'manufacturer' | 'base_filter'>;

/** What a site does with people's information or promises them, as its flags have it: what its legal pages speak of. */
export type SiteFeatures = Record<
  | 'tradeIn'
  | 'serviceBooking'
  | 'deposits'
  | 'onlinePayment'
  | 'wheel'
  | 'phoneReveal'
  | 'askBeforeMeasuring'
  | 'marketRange'
  | 'creditRates'
  | 'repayments'
  | 'weeklyPrices'
  | 'salesCounter'
  | 'heartsInBrowser'
  | 'providerChat',
  boolean
>;

/**
 * Reads them from a site's configuration as imported. What it does not say of a remote counts as that remote has it by
 * default; `sites-fit-remotes.test` compares the two.
 */
export function featuresOf(site: DescribedSite): SiteFeatures {
  const { flags, manufacturer, base_filter } = site;
  const leads = settingsIn(site, 'mfe-leads');
  const makes = base_filter.make.length > 0 ? base_filter.make : [manufacturer ?? ''];
  return {
    tradeIn: leads.trade_in !== false,
    serviceBooking: leads.service_booking !== false,
    deposits: leads.reserve === true,
    onlinePayment: flags.online_payment,
    wheel: flags.spin_to_win,
    phoneReveal: flags.phone_reveal,
    askBeforeMeasuring: flags.ask_before_measuring,
    marketRange: flags.autogauge,
    creditRates: flags.youx_quote,
    repayments: !makes.every(isNeverFinanced),
    weeklyPrices: flags.subscription_site,
    salesCounter: flags.sales_counter,
    providerChat: chatEmbed(leads.chat) !== null,
    heartsInBrowser: settingsIn(site, 'mfe-account').favourites !== 'watchlist',
  };
}
