import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { purchasePrice } from '@shared-kit/domain/price/price-display';
import type { PriceDisplay } from '@shared-kit/domain/price/price-display';
import type { LeadCar } from '../../deliver/lead-payload';

type Priced = Pick<LeadCar, 'price' | 'offer_price' | 'subscription_price' | 'preorder' | 'price_type' | 'drive_away'>;

/** What the vehicle itself costs, with its type, never a weekly subscription; empty where the site shows words instead. */
export function askingPrice(car: Priced, site?: Partial<Pick<Site, 'default_price_type'>>): PriceDisplay {
  return purchasePrice(car, { ...site, no_price_text: '' });
}
