import { assumptionText } from '@shared-kit/contracts/finance/finance-assumption';
import { LRUCache } from 'lru-cache';
import { assumedWeekly } from '@shared-kit/domain/finance/lender/assumed-weekly';
import { frequencyOf } from '@shared-kit/domain/finance/lender/finance-estimate';
import { readLoanOffer } from '@shared-kit/domain/finance/lender/loan-offers';
import { memoByObject } from '@shared-kit/domain/memo/memo-by-object';
import type { FacetLabels } from '../../facets/facet-labels.repository';
import type { SearchedSite } from '../../searched-site';
import { NONE } from '../stock-columns';
import type { StockColumns } from '../stock-columns';
import type { RowNumbers, RowSite } from './row-numbers';

/** Assumptions whose figures are kept with a stock: who chooses another one waits some milliseconds for it. */
const KEPT = 8;
const keptWith = memoByObject((_columns: StockColumns) => new LRUCache<string, RowNumbers>({ max: KEPT }));

/** The site with what every row costs a week under the shopper's assumption, where there is one. */
export function withWeekly(site: SearchedSite, columns: StockColumns, labels: FacetLabels): RowSite {
  const { assumption, config } = site;
  if (!assumption || config.flags.subscription_site) return site;
  const known = keptWith(columns);
  const key = [assumptionText(assumption), frequencyOf(config), config.finance_provider].join(' ');
  const weekly = known.get(key) ?? weeklyRows(site, assumption, columns, labels);
  known.set(key, weekly);
  return { ...site, weekly };
}

function weeklyRows(
  { config }: SearchedSite,
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
