import type { FacetItem, SearchResponse, SearchState } from '@shared-kit/contracts/search/search.contract';
import { nearText, rangeText } from '@shared-kit/domain/search/filter-words';
import { searchHref } from '@shared-kit/domain/search/search-url';
import { Chip } from '@shared-kit/ui/chip';
import { nameOf } from './name-of-value';
import * as s from '../results-page.module.css';

type SelectedFiltersProps = {
  state: SearchState;
  facets: Readonly<Record<string, readonly FacetItem[]>>;
  place: SearchResponse['place'];
  path: string;
};

/** Every filter that is on, each a link to the results without it, and one to those without any. */
export function SelectedFilters({ state, facets, place, path }: SelectedFiltersProps) {
  const chips = [
    ...queryChip(state),
    ...listChips(state, facets),
    ...notChips(state),
    ...rangeChips(state),
    ...nearChip(state, place),
  ];
  if (chips.length === 0) return null;
  return (
    <ul className={s.chips} aria-label="Selected filters">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Chip removes to={searchHref(path, { ...without, page: 1 })}>
            {label}
          </Chip>
        </li>
      ))}
      <li>
        <Chip to={path}>Clear all</Chip>
      </li>
    </ul>
  );
}

type Selected = { label: string; without: SearchState };

function queryChip(state: SearchState): Selected[] {
  return state.query === '' ? [] : [{ label: `“${state.query}”`, without: { ...state, query: '' } }];
}

function listChips(state: SearchState, facets: SelectedFiltersProps['facets']): Selected[] {
  return Object.entries(state.filters).flatMap(([name, values = []]) =>
    values.map((value) => ({
      label:
        name === 'seats'
          ? nameOf(name, value)
          : (facets[name]?.find((item) => item.value.toLowerCase() === value.toLowerCase())?.label ??
            nameOf(name, value)),
      without: { ...state, filters: { ...state.filters, [name]: values.filter((other) => other !== value) } },
    })),
  );
}

function notChips(state: SearchState): Selected[] {
  return Object.entries(state.excluded ?? {}).flatMap(([name, values = []]) =>
    values.map((value) => ({
      label: `Not ${nameOf(name, value)}`,
      without: { ...state, excluded: { ...state.excluded, [name]: values.filter((other) => other !== value) } },
    })),
  );
}

/** A place that nobody knows is said to be so where the results are: on a phone the fields are out of sight. */
function nearChip({ near, ...others }: SearchState, place: SearchResponse['place']): Selected[] {
  if (!near) return [];
  const where = place?.label ?? near.place;
  const label = place?.label === null ? `Place not found: ${where}` : nearText(where, near.radius);
  return [{ label, without: { ...others, sortBy: others.sortBy === 'distance' ? 'rank' : others.sortBy } }];
}

function rangeChips(state: SearchState): Selected[] {
  return Object.entries(state.ranges).map(([name, range]) => ({
    label: rangeText(name, range),
    without: { ...state, ranges: { ...state.ranges, [name]: undefined } },
  }));
}
