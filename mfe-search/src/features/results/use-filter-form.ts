import type { SearchState } from '@shared-kit/contracts/search.contract';
import { searchLimits } from '@shared-kit/contracts/search-fields';
import { searchHref } from '@shared-kit/domain/search-url';
import { withinLength } from '@shared-kit/domain/within-length';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { RefObject, SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import { changedFields, isSearchField, isTyped, readFilterForm, showInFilterForm } from './filter-form';
import { useForesight } from './use-foresight';

/** Typing searches when it pauses for so long, in milliseconds. */
const PAUSE_MS = 400;

type FilterForm = {
  form: RefObject<HTMLFormElement | null>;
  /** What the address says. */
  asked: SearchState;
  /** The same with its words read as filters: this the form shows. */
  state: SearchState;
  path: string;
  /** Changes when the fields have been drawn anew, which may be after the address changed. */
  drawn: unknown;
  /** Hears of a search that is about to be asked for. */
  foresee: (next: SearchState) => void;
};

/** The filter form and the address, each following the other. The address changes only when the search does (S2-13). */
export function useFilterForm({ form, asked, state, path, drawn, foresee }: FilterForm) {
  const navigate = useNavigate();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  function go(next: SearchState, replace = false) {
    stop(pause);
    const href = searchHref(path, next);
    if (href !== searchHref(path, asked)) void navigate(href, { replace });
  }

  function read(fields: HTMLFormElement): SearchState {
    const next = readFilterForm(fields, state);
    // Words still in their field that have become filters are not read a second time.
    return next.query === asked.query ? { ...next, query: state.query } : next;
  }

  function now() {
    if (form.current) go(read(form.current));
  }

  useForesight(form, (fields) => foresee(read(fields)));

  const isAlive = useRef(false);
  const meet = useEffectEvent((fields: HTMLFormElement) => {
    // What was chosen while scripts were loading is a choice like any other.
    const changed = isAlive.current ? [] : changedFields(fields);
    // Nor is what is being typed while an answer to something else comes lost.
    if (isAlive.current) showInFilterForm(fields, state, pause.current === undefined);
    else if (changed.some((field) => !isTyped(field))) now();
    else if (changed.length > 0) pause.current = setTimeout(now, PAUSE_MS);
    isAlive.current = true;
  });
  useEffect(() => {
    if (form.current) meet(form.current);
  }, [form, state, drawn]);

  /** The words are searched for beside what was set by hand: what they meant before is not kept. */
  const words = (query: string) =>
    go({ ...asked, query: withinLength(query.trim(), searchLimits.textLength), page: 1 });
  const latest = useRef({ now, words });
  useEffect(() => {
    latest.current = { now, words };
  });
  // The same functions each time: fields that have not changed need not be drawn again.
  return useMemo(() => {
    const search = () => latest.current.now();
    return {
      now: search,
      follow: ({ target }: SyntheticEvent) => {
        stop(pause);
        if (!isSearchField(target)) return;
        if (isTyped(target)) pause.current = setTimeout(search, PAUSE_MS);
        else search();
      },
      submit: (event: SyntheticEvent) => {
        event.preventDefault();
        search();
        document.getElementById('filters')?.hidePopover();
      },
      words: (query: string) => latest.current.words(query),
    };
  }, []);
}

type Pause = RefObject<ReturnType<typeof setTimeout> | undefined>;

function stop(pause: Pause) {
  clearTimeout(pause.current);
  pause.current = undefined;
}
