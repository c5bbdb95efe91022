import { Button } from '@shared-kit/ui/form/button';
import { Stack } from '@shared-kit/ui/layout/stack';
import type { ReactNode } from 'react';
import * as s from '../../frame/rows.module.css';

/** What a dialog is open about: a new one or a change, or the end of one. */
export type Asked<Planned> = { form: 'set'; of: Planned | null } | { form: 'remove'; of: Planned };

type PlannedRowsProps<Planned> = {
  /** What a row is called in the names of its buttons: ring, freeze. */
  kind: string;
  rows: readonly Planned[];
  /** What ends one. */
  ends: 'Remove' | 'End';
  /** Whether whoever looks may change them. */
  isMine: boolean;
  onAsk: (asked: Asked<Planned>) => void;
  /** What is said of one. */
  children: (planned: Planned) => ReactNode;
};

/** Rings or freezes in rows, each with its change and its end, and the way to a new one. */
export function PlannedRows<Planned extends { name: string }>(props: PlannedRowsProps<Planned>) {
  const { kind, rows, ends, isMine, onAsk, children } = props;
  return (
    <>
      <ul className={s.list}>
        {rows.map((of) => (
          <li key={of.name} className={s.row}>
            <div className={s.words}>{children(of)}</div>
            {isMine && (
              <Stack row gap={8}>
                <Button size="s" aria-label={`Change ${kind} ${of.name}`} onClick={() => onAsk({ form: 'set', of })}>
                  Change
                </Button>
                <Button
                  size="s"
                  aria-label={`${ends} ${kind} ${of.name}`}
                  onClick={() => onAsk({ form: 'remove', of })}
                >
                  {ends}
                </Button>
              </Stack>
            )}
          </li>
        ))}
      </ul>
      {isMine && (
        <div>
          <Button onClick={() => onAsk({ form: 'set', of: null })}>New {kind}</Button>
        </div>
      )}
    </>
  );
}
