import { searchLimits } from '@shared-kit/contracts/search/search-fields';
import type { SearchState } from '@shared-kit/contracts/search/search.contract';
import { searchHref } from '@shared-kit/domain/search/search-url';
import { withinLength } from '@shared-kit/domain/text/within-length';
import { whenUsed } from '@shared-kit/runtime/first-use';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { RefObject, SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';

/** Typing searches when it pauses for so long, in milliseconds. */
const PAUSE_MS = 400;

type FilterForm = {
  form: RefObject<HTMLFormElement | null>;
  /** What the address says. */
  asked: SearchState;
  /** The same with its words read as filters: this the form shows. */
  state: SearchState;
  path: string;
  /** Changes when the fields have been rendered anew, which may be after the address changed. */
  rendered: unknown;
  /** Hears of a search that is about to be asked for. */
  foresee: (next: SearchState) => void;
};

/** What reads and fills a form: loaded once the page is used, as nothing asks for it before. */
const loadLogic = async () => import(/* webpackChunkName: 'on-demand-filters' */ './filter-form');
type Logic = Awaited<ReturnType<typeof loadLogic>>;

/** The filter form and the address, each following the other. The address changes only when the search does (S2-13). */
export function useFilterForm({ form, asked, state, path, rendered, foresee }: FilterForm) {
  const navigate = useNavigate();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const logic = useRef<Logic>(undefined);
  const [original] = useState(state);
  useEffect(() => () => clearTimeout(pause.current), []);

  function go(next: SearchState, replace = false) {
    stop(pause);
    const href = searchHref(path, next);
    if (href !== searchHref(path, asked)) void navigate(href, { replace });
  }

  function read({ readFilterForm }: Logic, fields: HTMLFormElement, pressed?: HTMLInputElement): SearchState {
    const next = readFilterForm(fields, state, pressed);
    // Words still in their field that have become filters are not read a second time.
    return next.query === asked.query ? { ...next, query: state.query } : next;
  }

  /** Before the logic is there, a choice waits in the form until it is. */
  function now() {
    if (form.current && logic.current) go(read(logic.current, form.current));
  }

  const show = useEffectEvent((fields: HTMLFormElement) =>
    // Nor is what is being typed while an answer to something else comes lost.
    logic.current?.showInFilterForm(fields, state, pause.current === undefined),
  );
  useEffect(() => {
    if (form.current) show(form.current);
  }, [form, state, rendered]);

  const wake = useEffectEvent((fields: HTMLFormElement, loaded: Logic) => {
    logic.current = loaded;
    // What was chosen while scripts were loading is a choice like any other, unless a link has led elsewhere since.
    const changed = state === original ? loaded.changedFields(fields) : [];
    if (state !== original) show(fields);
    else if (changed.some((field) => !loaded.isTyped(field))) now();
    else if (changed.length > 0) pause.current = setTimeout(now, PAUSE_MS);
  });
  const press = useEffectEvent(
    (box: HTMLInputElement) => logic.current && form.current && foresee(read(logic.current, form.current, box)),
  );
  useEffect(() => {
    let isGone = false;
    let release = () => {
      isGone = true;
    };
    const begin = async () => {
      const loaded = await loadLogic();
      if (isGone || !form.current) return;
      release = loaded.foreseePresses(form.current, (box) => press(box));
      wake(form.current, loaded);
    };
    const leave = whenUsed(() => void begin());
    return () => {
      leave();
      release();
    };
  }, [form]);

  /** The words are searched for beside what was set by hand: what they meant before is not kept. */
  const words = (query: string) =>
    go({ ...asked, query: withinLength(query.trim(), searchLimits.textLength), page: 1 });
  const latest = useRef({ now, words });
  useEffect(() => {
    latest.current = { now, words };
  });
  // The same functions each time: fields that have not changed need not be rendered again.
  return useMemo(() => {
    const search = () => latest.current.now();
    return {
      now: search,
      follow: ({ target }: SyntheticEvent) => {
        stop(pause);
        if (!logic.current?.isSearchField(target)) return;
        if (logic.current.isTyped(target)) pause.current = setTimeout(search, PAUSE_MS);
        else search();
      },
      submit: (event: SyntheticEvent) => {
        // Until then the form is sent as without JavaScript.
        if (!logic.current) return;
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
