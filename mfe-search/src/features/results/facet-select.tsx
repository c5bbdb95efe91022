import type { FacetItem } from '@shared-kit/contracts/search.contract';
import { formatNumber } from '@shared-kit/domain/format-number';
import * as s from './filters.module.css';

type FacetSelectProps = { name: string; title: string; items: readonly FacetItem[]; chosen: readonly string[] };

/** A long list: one choice at a time. */
export function FacetSelect({ name, title, items, chosen }: FacetSelectProps) {
  const selected = items.find(({ value }) => chosen[0]?.toLowerCase() === value.toLowerCase());
  return (
    <label className={s.group}>
      <span className={s.legend}>{title}</span>
      <select className={s.input} name={`refinementList[${name}]`} defaultValue={selected?.value ?? ''}>
        <option value="">Any</option>
        {items.map(({ value, label, count }) => (
          <option key={value} value={value}>
            {`${label} (${formatNumber(count)})`}
          </option>
        ))}
      </select>
    </label>
  );
}
