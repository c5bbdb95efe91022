import * as s from './card-grid.module.css';
import type { ReactNode } from 'react';

/** Cards as many across as fit: three beside the filters at 1280 px, one on a phone. Its children are `<li>`. */
export function CardGrid({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={s.grid} {...(label && { 'aria-label': label })}>
      {children}
    </ul>
  );
}
