import type { SearchState } from '@shared-kit/contracts/search.contract';
import { searchHref } from '@shared-kit/domain/search-url';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject, SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import { changedFields, isSearchField, isTyped, readFilterForm, showInFilterForm } from './filter-form';

/** Typing searches when it pauses for so long, in milliseconds. */
const PAUSE_MS = 400;

type FilterForm = {
  form: RefObject<HTMLFormElement | null>;
  /** What the address says. */
  asked: SearchState;
  /** The same with its words read as filters: this the form shows. */
  state: SearchState;
  path: string;
};

/** The filter form and the address, each following the other. The address changes only when the search does (S2-13). */
export function useFilterForm({ form, asked, state, path }: FilterForm) {
  const navigate = useNavigate();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  function go(next: SearchState, replace = false) {
    clearTimeout(pause.current);
    const href = searchHref(path, next);
    if (href !== searchHref(path, asked)) void navigate(href, { replace });
  }

  function now() {
    if (!form.current) return;
    const read = readFilterForm(form.current, state);
    // Words still in their field that have become filters are not read a second time.
    go(read.query === asked.query ? { ...read, query: state.query } : read);
  }

  const isAlive = useRef(false);
  const meet = useEffectEvent((fields: HTMLFormElement) => {
    // What was chosen while scripts were loading is a choice like any other.
    const changed = isAlive.current ? [] : changedFields(fields);
    if (isAlive.current) showInFilterForm(fields, state);
    else if (changed.some((field) => !isTyped(field))) now();
    else if (changed.length > 0) pause.current = setTimeout(now, PAUSE_MS);
    isAlive.current = true;
  });
  useEffect(() => {
    if (form.current) meet(form.current);
  }, [form, state]);

  return {
    now,
    follow: ({ target }: SyntheticEvent) => {
      clearTimeout(pause.current);
      if (!isSearchField(target)) return;
      if (isTyped(target)) pause.current = setTimeout(now, PAUSE_MS);
      else now();
    },
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      now();
      document.getElementById('filters')?.hidePopover();
    },
    /** The words are searched for beside what was set by hand: what they meant before is not kept. */
    words: (query: string) => go({ ...asked, query: query.trim().slice(0, 200), page: 1 }),
  };
}
