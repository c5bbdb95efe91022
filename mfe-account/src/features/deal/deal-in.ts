import { readDealAddress } from '@shared-kit/domain/finance/calculator/deal-address';
import { POSTCODE_FIELD } from '@shared-kit/domain/place/shopper-state';

/** The part of a page's address that is a deal, for page and request alike; empty where it names no car. */
export function dealIn(query: URLSearchParams): string {
  const { car, figures, postcode } = readDealAddress(query);
  if (car === '') return '';
  const address = new URLSearchParams(figures);
  address.set('car_id', car);
  if (postcode !== '') address.set(POSTCODE_FIELD, postcode);
  return address.toString();
}
