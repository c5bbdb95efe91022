import type { SyntheticEvent, ReactNode } from 'react';
import * as s from './columns.module.css';

type ColumnsProps = {
  /** Hears what is chosen in a form within it. */
  onChange?: (event: SyntheticEvent<HTMLElement>) => void;
  /** What the page is for, then what stands beside it. */
  children: ReactNode;
};

/**
 * A page of two columns, alike on all: what it is for in columns 1 to 7, no wider than one reads or fills in, and what stands
 * beside it in 8 to 12; below each other on a phone and a tablet.
 */
export function Columns({ onChange, children }: ColumnsProps) {
  return (
    <div className={s.columns} onChange={onChange}>
      {children}
    </div>
  );
}
