import type { ListFilter, RangeFilter, SearchState } from '@shared-kit/contracts/search/search.contract';

type Range = { min?: number | undefined; max?: number | undefined };

/** What has been read out of a sentence so far. */
export type Draft = {
  filters: Partial<Record<ListFilter, string[]>>;
  ranges: Partial<Record<RangeFilter, Range>>;
  /** What is not wanted. */
  excluded: Partial<Record<ListFilter, string[]>>;
  /** Words behind a "not" that are no filter's: nothing can be left out by them. */
  notExcluded: string[];
  /** What is known and can be left out by no filter: a place's surroundings, an amount, an order. */
  kept: string[];
  /** What was written as if it meant something and does not: a "not" before nothing, an amount below nothing. */
  ignored: string[];
  near?: NonNullable<SearchState['near']>;
  sortBy?: SearchState['sortBy'];
};

export function emptyDraft(): Draft {
  return { filters: {}, ranges: {}, excluded: {}, notExcluded: [], kept: [], ignored: [] };
}

export function addFilter({ filters }: Pick<Draft, 'filters'>, name: ListFilter, ...values: readonly string[]): void {
  filters[name] = [...new Set([...(filters[name] ?? []), ...values])];
}

export function addExcluded({ excluded }: Draft, name: ListFilter, ...values: readonly string[]): void {
  addFilter({ filters: excluded }, name, ...values);
}

/** The first reading of a range stands. */
export function addRange({ ranges }: Draft, name: RangeFilter, range: Range): void {
  ranges[name] = { ...range, ...ranges[name] };
}

/** What the shopper set by hand stands; the sentence adds to it. `words` is what of it nobody understood. */
export function merge(state: SearchState, draft: Draft, words: string): SearchState {
  const excluded = joined(state.excluded ?? {}, draft.excluded);
  const near = state.near ?? draft.near;
  return {
    ...state,
    query: words,
    filters: joined(state.filters, draft.filters),
    ...(Object.keys(excluded).length > 0 && { excluded }),
    ranges: { ...draft.ranges, ...state.ranges },
    ...(near && { near }),
    sortBy: state.sortBy === 'rank' ? (draft.sortBy ?? 'rank') : state.sortBy,
  };
}

type Lists = Partial<Record<ListFilter, string[]>>;

function joined(own: Lists, read: Lists): Lists {
  const lists = { ...own };
  for (const [name, values] of Object.entries(read) as [ListFilter, string[]][]) {
    const known = lists[name] ?? [];
    const isKnown = (value: string) => known.some((other) => other.toLowerCase() === value.toLowerCase());
    lists[name] = [...known, ...values.filter((value) => !isKnown(value))];
  }
  return lists;
}
