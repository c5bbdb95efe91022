import { Button } from '@shared-kit/ui/form/button';
import Search from 'lucide-react/icons/search';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import type { KeyHandler, ListState } from './suggestion-list';
import * as s from './search-field.module.css';

type SearchFieldProps = {
  /** The words of the search that stand for no filter. */
  words: string;
  /** A search that finds something here. */
  example?: string | undefined;
  onSearch: (query: string) => void;
};

const Suggestions = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'on-demand-suggestions' */ './suggestions')).Suggestions,
}));

/**
 * The words of a search, part of the filter form. A combobox: what the words may become is loaded when the field is
 * used for the first time. Without JavaScript the button sends the form.
 */
export function SearchField({ words, example, onSearch }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const keys = useRef<KeyHandler>(undefined);
  const register = useCallback((handler: KeyHandler) => {
    keys.current = handler;
  }, []);
  const [isUsed, setUsed] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [list, setList] = useState<ListState>({ expanded: false });

  function search() {
    setTyped(null);
    onSearch(field.current?.value ?? '');
  }

  return (
    <div
      className={s.field}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setTyped(null)}
    >
      <input
        ref={field}
        className={s.input}
        type="search"
        name="query"
        form="filter-form"
        defaultValue={words}
        maxLength={200}
        placeholder={example && `Try “${example}”`}
        aria-label="Search"
        autoComplete="off"
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-controls="suggestions"
        aria-expanded={list.expanded}
        aria-activedescendant={list.active}
        onFocus={() => setUsed(true)}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          keys.current?.(event);
          if (event.defaultPrevented || event.key !== 'Enter') return;
          event.preventDefault();
          search();
        }}
      />
      <Button
        type="submit"
        form="filter-form"
        aria-label="Search"
        onClick={(event) => {
          // Enter in a filter's field presses the form's first button, which is this: that is a search for all of them.
          if (event.detail === 0 && document.activeElement !== event.currentTarget) return;
          event.preventDefault();
          search();
        }}
      >
        <Search aria-hidden />
      </Button>
      {isUsed && (
        <Suspense>
          <Suggestions typed={typed} onKeys={register} onState={setList} onDone={() => setTyped(null)} />
        </Suspense>
      )}
    </div>
  );
}
