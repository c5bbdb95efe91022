import type { FacetItem } from '@shared-kit/contracts/search/search.contract';
import { formatNumber } from '@shared-kit/domain/number/format-number';
import { ChoiceOptions } from '../../../choices/choice-options';
import * as s from './filters.module.css';
import { sameWords } from '../search-field/same-words';

type FacetSelectProps = { name: string; title: string; items: readonly FacetItem[]; chosen: readonly string[] };

/** A long list: one choice at a time. Further values that an address names stay chosen until their chip goes. */
export function FacetSelect({ name, title, items, chosen }: FacetSelectProps) {
  const field = `refinementList[${name}]`;
  const [first, ...others] = chosen;
  const selected = items.find(({ value }) => first !== undefined && sameWords(first, value));
  return (
    <>
      <select className={s.input} name={field} defaultValue={selected?.value ?? first ?? ''} aria-label={title}>
        <option value="">Any</option>
        {first !== undefined && !selected && <option value={first}>{first}</option>}
        <ChoiceOptions field={name} items={items} text={counted} />
      </select>
      {others.map((value) => (
        <input key={value} type="hidden" name={field} value={value} />
      ))}
    </>
  );
}

const counted = ({ label, count }: FacetItem) => `${label} (${formatNumber(count)})`;
