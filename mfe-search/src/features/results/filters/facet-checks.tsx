import type { FacetItem } from '@shared-kit/contracts/search/search.contract';
import { formatNumber } from '@shared-kit/domain/number/format-number';
import * as s from './filters.module.css';
import { sameWords } from '../search-field/same-words';

type FacetChecksProps = { name: string; title: string; items: readonly FacetItem[]; chosen: readonly string[] };

/** A short list: all of it to be seen and ticked. */
export function FacetChecks({ name, title, items, chosen }: FacetChecksProps) {
  return (
    <div role="group" aria-label={title}>
      {items.map(({ value, label, count }) => (
        <label key={value} className={s.check}>
          <input
            type="checkbox"
            name={`refinementList[${name}]`}
            value={value}
            defaultChecked={chosen.some((one) => sameWords(one, value))}
          />
          {label}
          <small>{formatNumber(count)}</small>
        </label>
      ))}
    </div>
  );
}
