import { Button } from '@shared-kit/ui/form/button';
import { Stack } from '@shared-kit/ui/layout/stack';
import type { ReactNode } from 'react';
import * as s from './blocks.module.css';

type Item = Readonly<Record<string, unknown>>;
type RepeatedProps = {
  /** What one is called: "question". */
  name: string;
  items: readonly Item[];
  empty: Item;
  onChange: (items: Item[]) => void;
  children: (item: Item, index: number, say: (said: Item) => void) => ReactNode;
};

/** The same fields for each of a list, with a way to add one and to take one out. */
export function Repeated({ name, items, empty, onChange, children }: RepeatedProps) {
  return (
    <Stack gap={12}>
      {items.map((item, index) => (
        <div key={index} className={s.item}>
          {children(item, index, (said) => onChange(items.with(index, { ...item, ...said })))}
          <Button size="s" variant="quiet" onClick={() => onChange(items.toSpliced(index, 1))}>
            Remove {name} {index + 1}
          </Button>
        </div>
      ))}
      <Button size="s" onClick={() => onChange([...items, empty])}>
        One more {name}
      </Button>
    </Stack>
  );
}
