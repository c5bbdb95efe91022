import { hasFigures } from '@shared-kit/domain/finance/calculator/calculator-state';
import type { Db } from '../../db/db';
import { ProblemError } from '../../plugins/problems';
import type { TenantSite } from '../../plugins/tenant';
import { loanCarNamed } from './loan-car-named';
import { quoteOnCarPage } from './make-quote';
import type { QuoteRecord } from './quote-token';

/** A form: the page it was sent from, as its browser says, and what it asks about. */
type Sent = { url: string; car_id: string; origin: string };

/**
 * The figures that the calculator on a vehicle's own page showed when a form was sent from there, as at now: the
 * calculator keeps them in the page's address, and what the address leaves out or asks too much is worked out as the page
 * does. Null for any other page, also one of another site with the same address, for untouched figures, and for those that come to
 * no repayment, which the page did not show either.
 */
export async function quoteOfPage(
  db: Db,
  site: TenantSite,
  { url, car_id, origin }: Sent,
): Promise<QuoteRecord | null> {
  const page = URL.parse(url, origin);
  if (!page || car_id === '' || !hasFigures(page.searchParams)) return null;
  try {
    const now = new Date();
    const about = await loanCarNamed(db, site, car_id, now);
    return page.host === new URL(origin).host && about?.car.path === page.pathname
      ? quoteOnCarPage(page.searchParams, about, site, now)
      : null;
  } catch (error) {
    if (error instanceof ProblemError) return null;
    throw error;
  }
}
