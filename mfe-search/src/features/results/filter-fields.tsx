import type { FacetItem, SearchState } from '@shared-kit/contracts/search.contract';
import { FacetChecks } from './facet-checks';
import { FacetSelect } from './facet-select';
import { RangeFields } from './range-fields';

const titles: Readonly<Record<string, string>> = {
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

type FilterFieldsProps = {
  names: readonly string[];
  facets: Readonly<Record<string, readonly FacetItem[]>>;
  state: SearchState;
};

/** One field for each filter the site shows: two ends, a select or ticks, whichever suits it. */
export function FilterFields({ names, facets, state }: FilterFieldsProps) {
  return names.map((name) => {
    const title = titles[name];
    if (title === undefined) return null;
    if (ranges.has(name))
      return <RangeFields key={name} name={name} title={title} range={state.ranges[name as 'price']} />;
    const items = facets[name] ?? [];
    if (items.length === 0) return null;
    const List = selects.has(name) ? FacetSelect : FacetChecks;
    return <List key={name} name={name} title={title} items={items} chosen={state.filters[name as 'make'] ?? []} />;
  });
}
