import type { Site } from '@shared-kit/contracts/site/site-config.contract';

/** What of a car a site's base filter may name. */
export type BaseFact = keyof Site['base_filter'];

/** One thing that a car must meet for a site to show it. */
export type StockRule =
  /** Its fact is one of these, however their letters are written. */
  | { kind: 'values'; attribute: BaseFact; values: readonly string[] }
  /** Its stock number is none of these. */
  | { kind: 'withheld'; stocknums: readonly string[] }
  /** It is not sold, or not longer ago than so many days. */
  | { kind: 'sold'; days: number };

/** Whether a site's base filter lets a dealership of its group be shown: any where it names none (S7-01). */
export function showsDealership(
  { dealership_slug: own }: Pick<Site['base_filter'], 'dealership_slug'>,
  slug: string,
): boolean {
  return own.length === 0 || own.includes(slug);
}

type Shows = Pick<Site, 'base_filter' | 'excluded_stocknums' | 'include_sold_cars_days'>;

/**
 * Which of the cars that its group lets sites show (`isForWebsites`) a site shows at all (S7-01, S4-07 to S4-09,
 * S9-55): the one place that says it. Its readers are `siteStock` (rows of `vehicle`), `showsCar` (a car in memory), and
 * the two that read a search's conditions.
 */
export function stockRules({ base_filter, excluded_stocknums: stocknums, include_sold_cars_days: days }: Shows) {
  const rules: StockRule[] = [];
  for (const [attribute, values] of Object.entries(base_filter) as [BaseFact, string[]][])
    if (values.length > 0) rules.push({ kind: 'values', attribute, values });
  if (stocknums.length > 0) rules.push({ kind: 'withheld', stocknums });
  return [...rules, { kind: 'sold', days } satisfies StockRule];
}
