import { useState } from 'react';
import type { Facet } from './page-data';
import { number } from './price';

/** The column of filters, on a phone behind its summary. */
export function Filters({ facets, count }: { facets: Facet[]; count: number }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <details className="filters">
      <summary>Filters {chosen.size > 0 && `(${chosen.size})`}</summary>
      <form method="get">
        {facets.map((facet) => (
          <fieldset key={facet.name}>
            <legend>{facet.name}</legend>
            {facet.values.map((value) => (
              <Choice
                key={value.label}
                name={facet.name}
                value={value}
                checked={chosen.has(`${facet.name} ${value.label}`)}
                toggle={(choice) => setChosen((before) => toggled(before, choice))}
              />
            ))}
          </fieldset>
        ))}
        {['Price', 'Kilometres', 'Year'].map((range) => (
          <fieldset key={range}>
            <legend>{range}</legend>
            <input name={`${range} from`} inputMode="numeric" placeholder="From" aria-label={`${range} from`} />
            <input name={`${range} to`} inputMode="numeric" placeholder="To" aria-label={`${range} to`} />
          </fieldset>
        ))}
        <button className="button primary">Show {number(count)} cars</button>
      </form>
    </details>
  );
}

function toggled(before: ReadonlySet<string>, choice: string): ReadonlySet<string> {
  const after = new Set(before);
  if (!after.delete(choice)) after.add(choice);
  return after;
}

type ChoiceProps = {
  name: string;
  value: Facet['values'][number];
  checked: boolean;
  toggle: (choice: string) => void;
};

function Choice({ name, value, checked, toggle }: ChoiceProps) {
  return (
    <label className="choice">
      <input
        type="checkbox"
        name={name}
        value={value.label}
        checked={checked}
        onChange={() => toggle(`${name} ${value.label}`)}
      />
      <span>{value.label}</span>
      <span className="muted">{number(value.count)}</span>
    </label>
  );
}
