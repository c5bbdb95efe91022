import type { FacetItem } from '@shared-kit/contracts/search.contract';
import { formatNumber } from '@shared-kit/domain/format-number';
import { sameWords } from './filter-form';
import * as s from './filters.module.css';

type FacetSelectProps = { name: string; title: string; items: readonly FacetItem[]; chosen: readonly string[] };

/** The first so many makes are the popular ones (S2-09). */
const POPULAR = 20;

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
        {name === 'make' && items.length > POPULAR ? <Makes items={items} /> : <Options items={items} />}
      </select>
      {others.map((value) => (
        <input key={value} type="hidden" name={field} value={value} />
      ))}
    </>
  );
}

function Makes({ items }: { items: readonly FacetItem[] }) {
  const byName = items.toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
  return (
    <>
      <optgroup label="Popular Makes">
        <Options items={items.slice(0, POPULAR)} />
      </optgroup>
      <optgroup label="All Makes">
        <Options items={byName} />
      </optgroup>
    </>
  );
}

function Options({ items }: { items: readonly FacetItem[] }) {
  return items.map(({ value, label, count }) => (
    <option key={value} value={value}>
      {`${label} (${formatNumber(count)})`}
    </option>
  ));
}
