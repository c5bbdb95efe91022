import type { Watchlist } from '@shared-kit/contracts/account/account.contract';
import { isAvailable } from '@shared-kit/domain/vehicle/availability/car-availability';
import { askingPrice } from '@shared-kit/domain/price/price-display';
import { WATCHLIST_PATH } from '@shared-kit/domain/account/account-paths';

export type Entry = Watchlist['entries'][number];

/** Which cars of a list are shown, by the address (`?show=`). */
export const VIEWS = ['all', 'available', 'cheaper', 'sold'] as const;
export type View = (typeof VIEWS)[number];

/** In which order, by the address (`?sort=`); the latest saved comes first where it says none. */
export const SORTS = ['saved', 'price', 'dearest', 'kms'] as const;
export type Sort = (typeof SORTS)[number];

/** By how many dollars a car has become dearer since it was saved, by the prices that were and are read on it; null where one had none. */
export function savedSince({ car, saved_price: then }: Pick<Entry, 'car' | 'saved_price'>): number | null {
  const { amount: now } = askingPrice(car);
  return now === null || then === null || then === undefined ? null : now - then;
}

const IS_SHOWN: Readonly<Record<View, (entry: Entry) => boolean>> = {
  all: () => true,
  available: ({ car }) => isAvailable(car),
  cheaper: (entry) => isAvailable(entry.car) && (savedSince(entry) ?? 0) < 0,
  sold: ({ car }) => !isAvailable(car),
};

const FIGURE: Readonly<Record<Exclude<Sort, 'saved'>, (entry: Entry) => number>> = {
  price: ({ car }) => askingPrice(car).amount ?? Infinity,
  dearest: ({ car }) => -(askingPrice(car).amount ?? -Infinity),
  kms: ({ car }) => car.km ?? Infinity,
};

/** What a page's address asks of the list; what it does not know is as if it said nothing. */
export function viewAndSortIn(query: URLSearchParams): { view: View; sort: Sort } {
  return {
    view: VIEWS.find((view) => view === query.get('show')) ?? 'all',
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? 'saved',
  };
}

/** The address of the list with these; the ordinary ones are not said. */
export function listPath(view: View, sort: Sort): string {
  const query = new URLSearchParams({ ...(view !== 'all' && { show: view }), ...(sort !== 'saved' && { sort }) });
  return query.size > 0 ? `${WATCHLIST_PATH}?${query.toString()}` : WATCHLIST_PATH;
}

/** The entries of a view in an order; what has no such figure comes last. Those alike stay as they were saved. */
export function shownEntries(entries: readonly Entry[], view: View, sort: Sort): Entry[] {
  const shown = entries.filter(IS_SHOWN[view]);
  if (sort === 'saved') return shown;
  const figure = FIGURE[sort];
  return shown.toSorted((one, other) => compareNumbers(figure(one), figure(other)));
}

/** Two that are both endless are alike: their difference is no number. */
const compareNumbers = (one: number, other: number) => (one === other ? 0 : one - other);

/** How many of the list each view shows. */
export function countsOf(entries: readonly Entry[]): Record<View, number> {
  const count = (view: View) => entries.filter(IS_SHOWN[view]).length;
  return { all: entries.length, available: count('available'), cheaper: count('cheaper'), sold: count('sold') };
}
