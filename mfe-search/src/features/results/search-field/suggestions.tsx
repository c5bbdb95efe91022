import type { Suggestions as Answer } from '@shared-kit/contracts/search/search.contract';
import { formatNumber } from '@shared-kit/domain/number/format-number';
import { useDeferredValue, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { suggestionsApi } from '../../../api/suggestions.api';
import type { KeyHandler, ListState } from './suggestion-list';
import * as s from './suggestions.module.css';

type SuggestionsProps = {
  /** What has been typed since the list was last closed; null while nothing has. */
  typed: string | null;
  onKeys: (handler: KeyHandler) => void;
  onState: (state: ListState) => void;
  onDone: () => void;
};

type Kind = Answer['groups'][number]['kind'];
const titles: Readonly<Record<Kind, string>> = {
  make: 'Makes',
  model: 'Models',
  badge: 'Badges',
  body: 'Body types',
  dealership: 'Dealerships',
  stock: 'Stock numbers',
};
const SHORTEST = 2;

/** What the words typed so far may become, by kind. Arrow keys move, Enter goes, Escape closes. */
export function Suggestions({ typed, onKeys, onState, onDone }: SuggestionsProps) {
  const navigate = useNavigate();
  const query = useDeferredValue(typed?.trim() ?? '');
  const isAsked = typed !== null && query.length >= SHORTEST;
  const { currentData, data } = suggestionsApi.endpoints.suggest.useQuery(query, { skip: !isAsked });
  const groups = (isAsked ? (currentData ?? data)?.groups : undefined) ?? [];
  const items = groups.flatMap((group) => group.items);
  const [chosen, setChosen] = useState<{ typed: string | null; index: number }>({ typed: null, index: -1 });
  const index = chosen.typed === typed ? chosen.index : -1;

  useEffect(() => {
    onState({
      expanded: items.length > 0,
      ...(index >= 0 && index < items.length && { active: `suggestion-${index}` }),
    });
  }, [onState, items.length, index]);

  function go(href: string) {
    onDone();
    void navigate(href);
  }

  useEffect(() => {
    onKeys((event) => {
      const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const item = items[index];
      if (items.length === 0) return;
      if (event.key === 'Escape') onDone();
      // One place before the first is the field itself.
      else if (move) setChosen({ typed, index: ((index + 1 + move + items.length + 1) % (items.length + 1)) - 1 });
      else if (event.key === 'Enter' && item) {
        onDone();
        void navigate(item.href);
      } else return;
      event.preventDefault();
    });
  });

  return (
    <div id="suggestions" role="listbox" aria-label="Suggestions" className={s.list} hidden={items.length === 0}>
      {groups.map(({ kind, items: own }) => (
        <div key={kind} role="group" aria-label={titles[kind]} className={s.group}>
          <div className={s.title} aria-hidden>
            {titles[kind]}
          </div>
          {own.map((item) => {
            const place = items.indexOf(item);
            return (
              <div
                key={item.href}
                id={`suggestion-${place}`}
                role="option"
                tabIndex={-1}
                aria-selected={place === index}
                className={s.option}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => go(item.href)}
                onKeyDown={undefined}
              >
                <span>{item.label}</span>
                {kind !== 'stock' && <small>{formatNumber(item.count)}</small>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
