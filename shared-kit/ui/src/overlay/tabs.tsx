import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import * as s from './tabs.module.css';

type TabsProps = {
  /** What the tabs are about, for screen readers. */
  label: string;
  /** Ids are unique on the page. */
  items: readonly { id: string; label: ReactNode; content: ReactNode }[];
  defaultId?: string;
  onChange?: (id: string) => void;
  /** Level of the headings the tabs become without JavaScript. */
  level?: 2 | 3 | 4;
};

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Arrow keys, Home and End move between tabs and show their panel at once. */
export function Tabs({ label, items, defaultId, onChange, level = 3 }: TabsProps) {
  const [chosen, setChosen] = useState(defaultId ?? items[0]?.id);
  // The chosen one may have gone with new items.
  const current = items.some(({ id }) => id === chosen) ? chosen : items[0]?.id;
  const Heading = `h${level}` as const;

  function choose(id: string) {
    setChosen(id);
    onChange?.(id);
  }

  function move(event: KeyboardEvent<HTMLButtonElement>, index: number) {
    const next = items[steps[event.key]?.(index, items.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    document.getElementById(`${next.id}-tab`)?.focus();
    choose(next.id);
  }

  return (
    <div>
      <div className={s.list} role="tablist" aria-label={label}>
        {items.map(({ id, label: name }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${id}-tab`}
            className={s.tab}
            aria-selected={id === current}
            aria-controls={id}
            tabIndex={id === current ? 0 : -1}
            onClick={() => choose(id)}
            onKeyDown={(event) => move(event, index)}
          >
            {name}
          </button>
        ))}
      </div>
      {items.map(({ id, label: name, content }) => (
        <section
          key={id}
          role="tabpanel"
          id={id}
          className={s.panel}
          aria-labelledby={`${id}-tab`}
          hidden={id !== current}
        >
          <Heading className={s.title}>{name}</Heading>
          {content}
        </section>
      ))}
    </div>
  );
}
