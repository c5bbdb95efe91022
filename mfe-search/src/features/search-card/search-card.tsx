import type { SearchState } from '@shared-kit/contracts/search/search.contract';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { ALL_STOCK } from '@shared-kit/domain/search/search-path';
import { buildSearch, parseSearch, searchHref } from '@shared-kit/domain/search/search-url';
import { useRemoteConfig, useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { Button } from '@shared-kit/ui/form/button';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import { overviewApi } from '../../api/overview.api';
import { WeeklyBudget } from './weekly-budget';
import { ChoiceOptions } from '../../choices/choice-options';
import { totalText } from '../../total/total-text';
import * as s from './search-card.module.css';

const prices = [10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000];

/** Make, model, body and price, or a week's budget alone, and how many cars that leaves (S2-07). A plain form first. */
export function SearchCard() {
  const navigate = useNavigate();
  const [state, setState] = useState<SearchState>(() => parseSearch(new URLSearchParams()));
  const stock = useSuspenseQuery(
    overviewApi.endpoints.overview,
    buildSearch({ ...state, sortBy: 'newest' }).toString(),
  );
  const { count_cap: cap } = useRemoteConfig('mfe-search');
  // What a site of one make has is of that make: nothing to choose.
  const [onlyMake] = useState(() => (stock.makes.length === 1 ? stock.makes[0]?.value : undefined));
  const make = state.filters.make?.[0];
  const budget = useSite().flags.subscription_site ? stock.weekly : null;

  function read({ currentTarget }: SyntheticEvent<HTMLFormElement>): SearchState {
    const fields = [...new FormData(currentTarget)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]);
    const next = parseSearch(new URLSearchParams(fields));
    // Another make has other models.
    return onlyMake !== undefined || next.filters.make?.[0] === make
      ? next
      : { ...next, filters: { ...next.filters, model: [] } };
  }

  return (
    <form
      method="get"
      action={ALL_STOCK}
      className={s.card}
      role="search"
      aria-label={`Find a ${stock.noun ?? 'car'}`}
      onChange={(event) => setState(read(event))}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(searchHref(ALL_STOCK, read(event)));
      }}
    >
      {budget ? (
        <WeeklyBudget
          bounds={budget}
          most={state.ranges.weekly?.max}
          onChoose={(most) => setState({ ...state, ranges: most === undefined ? {} : { weekly: { max: most } } })}
        />
      ) : (
        <>
          {onlyMake === undefined ? (
            <Choice name="make" label="Make" any="Any make" items={stock.makes} />
          ) : (
            <input type="hidden" name="refinementList[make]" value={onlyMake} />
          )}
          <Choice key={onlyMake ?? make} name="model" label="Model" any="Any model" items={stock.models} />
          {stock.bodies.length > 1 && <Choice name="body" label="Body" any="Any body" items={stock.bodies} />}
          <label className={s.choice}>
            Price
            <select name="range[price][max]" defaultValue="">
              <Amounts amounts={prices} />
            </select>
          </label>
        </>
      )}
      <Button type="submit" variant="primary">
        Show Me {totalText(stock, cap)}
      </Button>
    </form>
  );
}

function Amounts({ amounts }: { amounts: readonly number[] }) {
  return (
    <>
      <option value="">Any price</option>
      {amounts.map((most) => (
        <option key={most} value={most}>
          Up to {formatMoney(most)}
        </option>
      ))}
    </>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  any: string;
  items: readonly { value: string; label: string }[];
};

function Choice({ name, label, any, items }: ChoiceProps) {
  return (
    <label className={s.choice}>
      {label}
      <select name={`refinementList[${name}]`} defaultValue="">
        <option value="">{any}</option>
        <ChoiceOptions field={name} items={items} text={(item) => item.label} />
      </select>
    </label>
  );
}
