import type { ReactNode } from 'react';
import * as s from './fact-list.module.css';

type FactListProps = {
  facts: readonly { label: string; value: ReactNode }[];
  /** A strip, drawn as the site's template has it, or rows with a hairline between for a long list. */
  layout?: 'strip' | 'rows';
};

export function FactList({ facts, layout = 'strip' }: FactListProps) {
  return (
    <dl className={layout === 'rows' ? s.rows : s.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={s.fact}>
          <dt className={s.label}>{label}</dt>
          <dd className={s.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
