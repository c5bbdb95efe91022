import type { FacetItem, SearchScope, SearchState } from '@shared-kit/contracts/search.contract';
import { parseSearch, searchHref } from '@shared-kit/domain/search-url';
import { useSite } from '@shared-kit/runtime/site-context';
import { Button } from '@shared-kit/ui/button';
import { useNavigate } from 'react-router';
import type { FormEvent } from 'react';
import { FacetChecks } from './facet-checks';
import { FacetSelect } from './facet-select';
import * as s from './filters.module.css';
import { RangeFields } from './range-fields';

type FiltersProps = {
  facets: Readonly<Record<string, readonly FacetItem[]>>;
  scope: SearchScope;
  state: SearchState;
  path: string;
  /** "1,204 cars". */
  total: string;
};

const titles: Record<string, string> = {
  car_type: 'Condition',
  make: 'Make',
  model: 'Model',
  body: 'Body',
  price: 'Price',
  km: 'Kilometres',
  year: 'Year',
  transmission: 'Transmission',
  fuel: 'Fuel',
  drive: 'Drive',
  colour: 'Colour',
  seats: 'Seats',
  state: 'State',
  location_name: 'Location',
  dealership_name: 'Dealership',
  item_type: 'Type',
};
const ranges = new Set(['price', 'km', 'year']);
/** Long lists are selects: one element an option, where a checkbox takes five. */
const selects = new Set(['make', 'model', 'colour', 'location_name', 'dealership_name', 'seats', 'state']);

/**
 * The filters the site chose, as a plain form. With JavaScript every change shows its results at once; without,
 * the button sends the same address. Beside the results on a wide screen, a sheet on a phone.
 */
export function Filters({ facets, scope, state, path, total }: FiltersProps) {
  const { search_filters: shown } = useSite();
  const navigate = useNavigate();

  function search(event: FormEvent<HTMLFormElement>) {
    const form = new FormData(event.currentTarget);
    const params = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
    void navigate(searchHref(path, { ...parseSearch(params), page: 1 }));
  }

  return (
    <aside id="filters" className={s.filters} popover="auto" aria-label="Filters">
      <form
        id="filter-form"
        method="get"
        action={path}
        className={s.form}
        onChange={search}
        onSubmit={(event) => {
          event.preventDefault();
          search(event);
          document.getElementById('filters')?.hidePopover();
        }}
      >
        <label className={s.group}>
          <span className={s.legend}>Search</span>
          <input className={s.input} type="search" name="query" defaultValue={state.query} placeholder="Make, model, badge" autoComplete="off" />
        </label>
        {shown
          .filter((name) => name in titles && !(name in scope.filters))
          .map((name) => {
            const title = titles[name] ?? name;
            const items = facets[name] ?? [];
            if (ranges.has(name)) return <RangeFields key={name} name={name} title={title} range={state.ranges[name as 'price']} />;
            if (items.length === 0) return null;
            const chosen = state.filters[name as 'make'] ?? [];
            return selects.has(name) ? (
              <FacetSelect key={name} name={name} title={title} items={items} chosen={chosen} />
            ) : (
              <FacetChecks key={name} name={name} title={title} items={items} chosen={chosen} />
            );
          })}
        <div className={s.submit}>
          <Button type="submit" variant="primary" wide>
            Show Me {total}
          </Button>
        </div>
      </form>
    </aside>
  );
}
