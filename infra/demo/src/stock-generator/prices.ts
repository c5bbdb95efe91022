import type { CatalogueEntry } from './catalogue';
import type { Random } from './random';

/** What is left of the price after each year, by how well the kind holds its value. */
const YEARLY = { strong: 0.935, usual: 0.905, weak: 0.86 };
const FIRST_YEAR = 0.9;
/** New prices rose by about this much a year. */
const INFLATION = 1.025;

/** Dollars a dealer would ask. `ageYears` 0 is this year's; the catalogue's price is today's new price. */
export function madeUpPrice(
  random: Random,
  { newPrice, body, engine }: CatalogueEntry,
  ageYears: number,
  km: number,
): number {
  const yearly =
    engine?.fuel === 'Electric'
      ? YEARLY.weak
      : body === 'Ute' || engine?.drive === '4WD'
        ? YEARLY.strong
        : YEARLY.usual;
  const whenNew = newPrice / INFLATION ** ageYears;
  const usual = ageYears * 14_000;
  const byDistance = 1 - Math.max(-0.12, Math.min(0.2, ((km - usual) / 100_000) * 0.12));
  const value = whenNew * FIRST_YEAR * yearly ** ageYears * byDistance * random.around(1, 0.05);
  return advertised(random, Math.max(value, newPrice * 0.07, 2_500));
}

/** As on windscreens: 25,990, 24,888, 25,500. */
export function advertised(random: Random, dollars: number): number {
  const thousands = Math.floor(dollars / 1_000) * 1_000;
  return (
    thousands + random.weighted([990, 888, 500, 490, 800], (ending) => (ending === 990 ? 12 : ending === 888 ? 4 : 1))
  );
}

/** Dollars a week for everything: car, registration, insurance, servicing. */
export function subscriptionPrice(random: Random, newPrice: number): number {
  return Math.round((95 + newPrice * 0.0031) * random.around(1, 0.04)) - 1;
}
