import { isQuoteFor } from '@shared-kit/domain/finance/loan/quoted-loan';
import type { Db } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import { shownCar } from './loan-car-named';
import { readQuoteToken } from './quote-token';
import type { QuoteRecord } from './quote-token';

type Asked = { db: Db; secret: string; site: TenantSite };

/**
 * The figures behind a link that came with a form, or why they do not go with it: for whoever changes the link or the car of
 * a page's address, figures of one vehicle would be told of another.
 *
 * @param car what the form asks about, by id or slug; empty for none.
 */
export async function sentQuote(
  { db, secret, site }: Asked,
  token: string,
  car: string,
): Promise<{ record: QuoteRecord } | { refusal: string }> {
  const record = readQuoteToken(secret, site.slug, token);
  if (!record) return { refusal: NOT_OURS };
  const { vehicle } = record;
  // Its id is what forms send; whatever else names the car is looked up.
  const carId = isQuoteFor(vehicle, car) ? car : ((await shownCar(db, site, car, new Date()))?.id ?? car);
  if (isQuoteFor(vehicle, carId)) return { record };
  return {
    refusal: `A link to figures for the ${vehicle?.name}, another vehicle, came with this: they are not repeated here`,
  };
}

const NOT_OURS = 'A link came with this that was changed or is of another site: its figures are not repeated here';
