import type { SearchState } from '@shared-kit/contracts/search/search.contract';
import { useSite } from '@shared-kit/runtime/site-context';
import { Button } from '@shared-kit/ui/form/button';
import { Chip } from '@shared-kit/ui/chip';
import { IconButton } from '@shared-kit/ui/icon-button';
import X from 'lucide-react/icons/x';
import { memo, useRef } from 'react';
import type { RefObject } from 'react';
import { FilterFields } from './filter-fields';
import type { Results } from '../../../api/listed-car';
import * as s from './filters.module.css';
import { NearFields } from './near-fields';
import { countSelected } from './count-selected';
import type { useFilterForm } from './use-filter-form';
import { useSheet } from './use-sheet';

type FiltersProps = {
  results: Results;
  /** The search as it was read. */
  state: SearchState;
  path: string;
  /** "1,204 cars". */
  total: string;
  form: RefObject<HTMLFormElement | null>;
  search: ReturnType<typeof useFilterForm>;
};

/**
 * The filters the site chose, as a plain form. With JavaScript every change shows its results at once; without,
 * the button sends the same address. Beside the results on a wide screen, a sheet that a button opens on a phone.
 */
export const Filters = memo(function Filters({ results, state, path, total, form, search }: FiltersProps) {
  const { search_filters: shown } = useSite();
  const { scope } = results;
  const sheet = useRef<HTMLElement>(null);
  const isSheet = useSheet(sheet);
  return (
    <aside
      ref={sheet}
      id="filters"
      className={s.filters}
      popover="auto"
      aria-label="Filters"
      {...(isSheet && { role: 'dialog', 'aria-modal': true })}
    >
      <div className={s.head}>
        <h2 className={s.heading}>Filters</h2>
        {countSelected(state) > 0 && <Chip to={path}>Clear all</Chip>}
        <IconButton label="Close filters" popoverTarget="filters" popoverTargetAction="hide">
          <X aria-hidden />
        </IconButton>
      </div>
      <form
        ref={form}
        id="filter-form"
        method="get"
        action={path}
        className={s.form}
        // What the browser remembers of another visit is no choice of this one.
        autoComplete="off"
        onChange={search.follow}
        onSubmit={search.submit}
      >
        <FilterFields
          names={shown.filter((name) => !(name in scope.filters))}
          results={results}
          state={state}
          onCommit={search.now}
        />
        {Object.entries(state.excluded ?? {}).map(([name, values = []]) =>
          values.map((value) => <input key={name + value} type="hidden" name={`not[${name}]`} value={value} />),
        )}
        <details className={s.group} open>
          <summary className={s.legend}>Near me</summary>
          <NearFields near={state.near} place={results.place} />
        </details>
        <div className={s.submit}>
          <Button type="submit" variant="primary" wide>
            {`Show Me ${total}`}
          </Button>
        </div>
      </form>
    </aside>
  );
});
