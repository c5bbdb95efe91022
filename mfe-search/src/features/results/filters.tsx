import type { FacetItem, SearchScope, SearchState } from '@shared-kit/contracts/search.contract';
import { searchHref } from '@shared-kit/domain/search-url';
import { useSite } from '@shared-kit/runtime/site-context';
import { Button } from '@shared-kit/ui/button';
import { Chip } from '@shared-kit/ui/chip';
import { IconButton } from '@shared-kit/ui/icon-button';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import type { SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import { FilterFields } from './filter-fields';
import { isTyped, readFilterForm, showInFilterForm } from './filter-form';
import * as s from './filters.module.css';
import { countSelected } from './selected-filters';

type FiltersProps = {
  facets: Readonly<Record<string, readonly FacetItem[]>>;
  scope: SearchScope;
  state: SearchState;
  path: string;
  /** "1,204 cars". */
  total: string;
};

/** Typing searches when it pauses for so long, in milliseconds. */
const PAUSE_MS = 400;

/**
 * The filters the site chose, as a plain form. With JavaScript every change shows its results at once; without,
 * the button sends the same address. Beside the results on a wide screen, a sheet that a button opens on a phone.
 */
export function Filters({ facets, scope, state, path, total }: FiltersProps) {
  const { search_filters: shown } = useSite();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (form.current) showInFilterForm(form.current, state);
  }, [state]);
  useEffect(() => () => clearTimeout(pause.current), []);

  function search(replace = false) {
    clearTimeout(pause.current);
    if (form.current) void navigate(searchHref(path, readFilterForm(form.current, state)), { replace });
  }

  function follow({ target }: SyntheticEvent) {
    clearTimeout(pause.current);
    if (isTyped(target)) pause.current = setTimeout(() => search(true), PAUSE_MS);
    else search();
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    search();
    document.getElementById('filters')?.hidePopover();
  }

  return (
    <aside id="filters" className={s.filters} popover="auto" aria-label="Filters">
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
        onChange={follow}
        onSubmit={submit}
      >
        <label className={s.group}>
          <span className={s.legend}>Search</span>
          <input
            className={s.input}
            type="search"
            name="query"
            defaultValue={state.query}
            placeholder="Make, model, badge"
            autoComplete="off"
          />
        </label>
        <FilterFields names={shown.filter((name) => !(name in scope.filters))} facets={facets} state={state} />
        <div className={s.submit}>
          <Button type="submit" variant="primary" wide>
            Show Me {total}
          </Button>
        </div>
      </form>
    </aside>
  );
}
