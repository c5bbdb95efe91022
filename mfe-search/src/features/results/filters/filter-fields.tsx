import { rangeFilters } from '@shared-kit/contracts/search/search-fields';
import type { FacetItem, SearchState } from '@shared-kit/contracts/search/search.contract';
import type { ReactNode } from 'react';
import type { Results } from '../../../api/listed-car';
import { FacetChecks } from './facet-checks';
import { FacetSelect } from './facet-select';
import { titleOf } from '@shared-kit/domain/search/filter-words';
import * as s from './filters.module.css';
import { RangeFields } from './range-fields';
import { RatesNote } from '../list/rates-note';

const ranges = new Set<string>(rangeFilters);
/** Long lists are selects: one element an option, where a checkbox takes five. */
const selects = new Set([
  'make',
  'model',
  'make_model',
  'badge',
  'colour',
  'location_name',
  'dealership_name',
  'city',
  'seats',
  'state',
  'tag',
]);
/** Groups that stand open; the others open by a press, or because something in them is chosen. */
const OPEN_GROUPS = 6;

type FilterFieldsProps = {
  names: readonly string[];
  results: Pick<Results, 'facets' | 'bounds' | 'hits'>;
  state: SearchState;
  onCommit: () => void;
};

/** One group for each filter the site shows: two ends, a select or ticks, whichever suits it. */
export function FilterFields({ names, results, state, onCommit }: FilterFieldsProps) {
  return names
    .filter((name) => isUseful(name, results.facets, state))
    .map((name, index) => {
      const title = titleOf(name);
      if (title === undefined) return null;
      const field = ranges.has(name) ? (
        <>
          <RangeFields
            name={name}
            title={title}
            range={state.ranges[name as 'price']}
            bounds={results.bounds?.[name as 'price']}
            onCommit={onCommit}
          />
          {name === 'weekly' && <RatesNote hits={results.hits} />}
        </>
      ) : (
        <List
          name={name}
          title={title}
          items={results.facets[name] ?? []}
          chosen={state.filters[name as 'make'] ?? []}
        />
      );
      return (
        <Group key={name} title={title} open={index < OPEN_GROUPS || isChosen(name, state)}>
          {field}
        </Group>
      );
    });
}

type ListProps = { name: string; title: string; items: readonly FacetItem[]; chosen: readonly string[] };

function List(props: ListProps) {
  return selects.has(props.name) ? <FacetSelect {...props} /> : <FacetChecks {...props} />;
}

function Group({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <details className={s.group} open={open}>
      <summary className={s.legend}>{title}</summary>
      {children}
    </details>
  );
}

/** A range always; a list with something to choose, badges only below a model. Many models wait for a make in the API. */
function isUseful(name: string, facets: FilterFieldsProps['results']['facets'], { filters }: SearchState): boolean {
  if (ranges.has(name)) return true;
  const chosen = (other: string) => (filters[other as 'make']?.length ?? 0) > 0;
  return (facets[name]?.length ?? 0) > 0 && (name !== 'badge' || chosen('model') || chosen('badge'));
}

function isChosen(name: string, { filters, ranges: chosen }: SearchState): boolean {
  return (filters[name as 'make']?.length ?? 0) > 0 || chosen[name as 'price'] !== undefined;
}
