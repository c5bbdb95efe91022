import { loanFactors } from '@shared-kit/domain/finance/lender/assumed-weekly';
import type { LoanOffer } from '@shared-kit/domain/finance/lender/assumed-weekly';
import { frequencyOf } from '@shared-kit/domain/finance/lender/finance-estimate';
import { readLoanOffer, weeklyFees } from '@shared-kit/domain/finance/lender/loan-offers';
import { asksFees } from '@shared-kit/domain/finance/fees/site-fees';
import { NO_REPAYMENT_UP_TO } from '@shared-kit/domain/finance/repayment/repayment';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { siteFeesOf } from '../../stock/car/weekly-estimate.service';
import type { FacetLabels } from '../facets/facet-labels.repository';
import type { SearchedSite } from '../searched-site';
import type { SqlSite } from './number-sql';

/**
 * The site with what a car costs a week under the shopper's assumption, where there is one: the formula of `assumedWeekly`
 * in PostgreSQL, in the same order of operations, so that both come to the same dollar. Without one, of a site that asks
 * for fees besides its lenders, what these come to is added to the lenders' own figures.
 */
export function withWeeklySql<Site extends SearchedSite>(site: Site, labels: FacetLabels): Site & SqlSite {
  const asksMore = asksFees(siteFeesOf(site.config));
  if (site.config.flags.subscription_site || !(site.assumption || asksMore)) return site;
  if (!site.assumption) return { ...site, weekly: withFeesSql(site, labels) };
  const exact = [...codesByOffer(site, labels).values()].map(({ offer, codes }) => repaymentSql(site, offer, codes));
  if (exact.length === 0) return { ...site, weekly: sql`null::integer` };
  const perPeriod = `ceil(floor((case ${exact.join(' ')} end) * 1e8::float8 + 0.5) / 1e8::float8)`;
  const shown = `nullif(greatest(${perPeriod}, ${NO_REPAYMENT_UP_TO}), ${NO_REPAYMENT_UP_TO})`;
  return { ...site, weekly: sql.raw(`ceil((${shown} * ${frequencyOf(site.config)}) / 52)::integer`) };
}

function withFeesSql({ config }: SearchedSite, labels: FacetLabels): SQL {
  const asked = { ...config, fees: siteFeesOf(config) };
  const fees = labels
    .entries('finance_offers')
    .map(([text, code]) => `when ${whole(code)} then ${whole(weeklyFees(text, asked))}`);
  return sql.raw(
    fees.length === 0
      ? 'f.weekly_repayment'
      : `(f.weekly_repayment + case f.finance_offers ${fees.join(' ')} else 0 end)`,
  );
}

type OfferCodes = { offer: LoanOffer; codes: number[] };

/** Each offer that the site shows, with the codes of the cars that it shows it of. */
function codesByOffer({ config }: SearchedSite, labels: FacetLabels): Map<string, OfferCodes> {
  const found = new Map<string, OfferCodes>();
  const asked = { ...config, fees: siteFeesOf(config) };
  for (const [text, code] of labels.entries('finance_offers')) {
    const offer = readLoanOffer(text, asked);
    if (!offer) continue;
    const key = `${offer.interestRate}:${offer.fee}:${offer.monthlyFee}`;
    const known = found.get(key) ?? { offer, codes: [] };
    known.codes.push(code);
    found.set(key, known);
  }
  return found;
}

function repaymentSql({ assumption, config }: SearchedSite, offer: LoanOffer, codes: readonly number[]): string {
  if (!assumption) throw new Error('Nothing is assumed');
  const { termYears, deposit, balloonPercent } = assumption;
  const factors = loanFactors(offer, termYears, frequencyOf(config));
  const { fee, annuity, discount, feePerPeriod, highest } = factors;
  const received = `(f.price - ${float(deposit)})`;
  const principal = `(${received} + ${float(fee)})`;
  const balloon = `((f.price::bigint * ${whole(balloonPercent)} + 50) / 100)`;
  const exact = `((${principal} - ${balloon} * ${float(discount)}) / ${float(annuity)})`;
  const paid = `(${exact} + ${float(feePerPeriod)}) * ${float(highest.annuity)} + ${balloon} * ${float(highest.discount)}`;
  return `when f.finance_offers in (${codes.map(whole).join(', ')}) then case when ${paid} >= ${received} then 0 else ${exact} end`;
}

/** Numbers of ours, written into the statement. */
function float(number: number): string {
  if (!Number.isFinite(number)) throw new RangeError(`No number: ${number}`);
  return `'${number}'::float8`;
}

function whole(number: number): string {
  if (!Number.isSafeInteger(number)) throw new RangeError(`No whole number: ${number}`);
  return String(number);
}
