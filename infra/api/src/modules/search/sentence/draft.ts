import type { ListFilter, RangeFilter, SearchState } from '@shared-kit/contracts/search.contract';

type Range = { min?: number | undefined; max?: number | undefined };

/** What has been read out of a sentence so far. */
export type Draft = {
  filters: Partial<Record<ListFilter, string[]>>;
  ranges: Partial<Record<RangeFilter, Range>>;
  near?: NonNullable<SearchState['near']>;
  sortBy?: SearchState['sortBy'];
};

export function emptyDraft(): Draft {
  return { filters: {}, ranges: {} };
}

export function addFilter({ filters }: Draft, name: ListFilter, ...values: readonly string[]): void {
  filters[name] = [...new Set([...(filters[name] ?? []), ...values])];
}

/** The first reading of a range stands. */
export function addRange({ ranges }: Draft, name: RangeFilter, range: Range): void {
  ranges[name] = { ...range, ...ranges[name] };
}

/** What the shopper set by hand stands; the sentence adds to it. `words` is what of it nobody understood. */
export function merge(state: SearchState, draft: Draft, words: string): SearchState {
  const filters = { ...state.filters };
  for (const [name, values] of Object.entries(draft.filters) as [ListFilter, string[]][]) {
    const own = filters[name] ?? [];
    const isOwn = (value: string) => own.some((other) => other.toLowerCase() === value.toLowerCase());
    filters[name] = [...own, ...values.filter((value) => !isOwn(value))];
  }
  const near = state.near ?? draft.near;
  return {
    ...state,
    query: words,
    filters,
    ranges: { ...draft.ranges, ...state.ranges },
    ...(near && { near }),
    sortBy: state.sortBy === 'rank' ? (draft.sortBy ?? 'rank') : state.sortBy,
  };
}
