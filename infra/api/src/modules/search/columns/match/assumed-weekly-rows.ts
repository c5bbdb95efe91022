import { assumptionText } from '@shared-kit/contracts/finance/finance-assumption';
import { LRUCache } from 'lru-cache';
import { assumedWeekly } from '@shared-kit/domain/finance/lender/assumed-weekly';
import { frequencyOf } from '@shared-kit/domain/finance/lender/finance-estimate';
import { readLoanOffer, weeklyFees } from '@shared-kit/domain/finance/lender/loan-offers';
import { asksFees } from '@shared-kit/domain/finance/fees/site-fees';
import type { SiteFees } from '@shared-kit/domain/finance/fees/site-fees';
import { memoByObject } from '@shared-kit/domain/memo/memo-by-object';
import type { FacetLabels } from '../../facets/facet-labels.repository';
import { siteFeesOf } from '../../../stock/car/weekly-estimate.service';
import type { SearchedSite } from '../../searched-site';
import { NONE } from '../stock-columns';
import type { StockColumns } from '../stock-columns';
import type { RowNumbers, RowSite } from './row-numbers';

/** Assumptions whose figures are kept with a stock: who chooses another one waits some milliseconds for it. */
const KEPT = 8;
const keptWith = memoByObject((_columns: StockColumns) => new LRUCache<string, RowNumbers>({ max: KEPT }));

/**
 * The site with what every row costs a week under the shopper's assumption, where there is one, or with what the site asks
 * for besides its lenders, where it does.
 */
export function withWeekly(site: SearchedSite, columns: StockColumns, labels: FacetLabels): RowSite {
  const { assumption, config } = site;
  const fees = siteFeesOf(config);
  if (config.flags.subscription_site || !(assumption || asksFees(fees))) return site;
  const known = keptWith(columns);
  const asked = { ...config, fees };
  const terms = assumption ? assumptionText(assumption) : '';
  const { establishment_fee, lender_fees } = fees;
  const asks = JSON.stringify([establishment_fee, lender_fees, fees.fees]);
  const key = [terms, frequencyOf(config), config.finance_provider, asks].join(' ');
  const weekly =
    known.get(key) ??
    (assumption ? assumedRows(asked, assumption, columns, labels) : rowsWithFees(asked, columns, labels));
  known.set(key, weekly);
  return { ...site, weekly };
}

type AskedSite = SearchedSite['config'] & { fees: SiteFees };

/** The lenders' own figures with what the site asks for besides. */
function rowsWithFees(config: AskedSite, { data, size }: StockColumns, labels: FacetLabels): RowNumbers {
  const feesOf = new Map(labels.entries('finance_offers').map(([text, code]) => [code, weeklyFees(text, config)]));
  const codes = data.codes.finance_offers;
  const { weekly_repayment: own } = data.numbers;
  const values = Int32Array.from({ length: size }, (_none, row) =>
    own[row] === NONE ? NONE : own[row]! + (feesOf.get(codes[row]!) ?? 0),
  );
  return { name: 'weekly with fees', values, least: 0, own: new Map() };
}

function assumedRows(
  config: AskedSite,
  assumption: NonNullable<SearchedSite['assumption']>,
  { data, size }: StockColumns,
  labels: FacetLabels,
): RowNumbers {
  const weeklyOf = new Map(
    labels.entries('finance_offers').map(([text, code]) => {
      const offer = readLoanOffer(text, config);
      return [code, offer && assumedWeekly(offer, assumption, frequencyOf(config))];
    }),
  );
  const codes = data.codes.finance_offers;
  const { price } = data.numbers;
  const values = new Int32Array(size).fill(NONE);
  for (let row = 0; row < size; row++) {
    const weekly = price[row] === NONE ? undefined : weeklyOf.get(codes[row]!);
    if (weekly) values[row] = weekly(price[row]!) ?? NONE;
  }
  return { name: 'assumed weekly', values, least: 0, own: new Map() };
}
