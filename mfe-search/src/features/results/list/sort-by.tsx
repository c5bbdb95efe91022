import { sortOrders } from '@shared-kit/contracts/search/search-fields';
import type { SearchState } from '@shared-kit/contracts/search/search.contract';
import { searchHref } from '@shared-kit/domain/search/search-url';
import { useNavigate } from 'react-router';
import * as s from '../results-page.module.css';

type SortByProps = { state: SearchState; path: string };

const labels: Record<SearchState['sortBy'], string> = {
  rank: 'Featured first',
  price_asc: 'Price: low to high',
  price_desc: 'Price: high to low',
  km_asc: 'Kilometres: low to high',
  year_desc: 'Year: newest first',
  newest: 'Just arrived',
  distance: 'Distance: nearest first',
};

/** The filter form owns this select: it is sent along without JavaScript, and follows the address. */
export function SortBy({ state, path }: SortByProps) {
  const navigate = useNavigate();
  return (
    <label className={s.sort}>
      <span className="visually-hidden">Sort by</span>
      <select
        name="sortBy"
        form="filter-form"
        defaultValue={state.sortBy}
        onChange={({ target }) =>
          void navigate(searchHref(path, { ...state, page: 1, sortBy: target.value as SearchState['sortBy'] }))
        }
      >
        {sortOrders
          .filter((order) => order !== 'distance' || state.near !== undefined)
          .map((order) => (
            <option key={order} value={order}>
              {labels[order]}
            </option>
          ))}
      </select>
    </label>
  );
}
