import type { ReactNode } from 'react';
import * as s from './panel.module.css';

/** A named part of a page. `id` is unique on it. */
export function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={s.panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={s.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
