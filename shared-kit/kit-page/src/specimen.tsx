import type { ReactNode } from 'react';
import * as s from './specimen.module.css';

/** One component of the kit, in its states. */
export function Specimen({ name, columns, children }: { name: string; columns?: boolean; children: ReactNode }) {
  return (
    <section className={s.specimen} aria-label={name}>
      <h2 className={s.name}>{name}</h2>
      <div className={columns ? s.columns : undefined}>{children}</div>
    </section>
  );
}
