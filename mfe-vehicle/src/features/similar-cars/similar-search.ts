import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { isRealPrice } from '@shared-kit/domain/price/real-price';
import { similarPriceBand } from '@shared-kit/domain/price/similar-price-band';

type Wanted = Pick<Car, 'make' | 'model' | 'simple_body' | 'price' | 'offer_price'>;

/** What search is asked for in place of similar cars: in stock, the same body or else make, within the price band (S9-36, S9-37). */
export function similarQuery({ make, simple_body: body, price, offer_price: offer }: Wanted): string {
  const query = new URLSearchParams({
    'refinementList[status][0]': 'in_stock',
    ...(body ? { 'refinementList[body][0]': body } : { 'refinementList[make][0]': make }),
  });
  const shown = isRealPrice(offer) ? offer : price;
  if (isRealPrice(shown)) {
    const { min, max } = similarPriceBand(shown);
    query.set('range[price]', `${Math.max(0, min)}:${max}`);
  }
  return query.toString();
}
