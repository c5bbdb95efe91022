import type { Frequency } from '@shared-kit/domain/finance/repayment';
import { formatMoney } from '@shared-kit/domain/text/format-money';
import { formatYears } from '@shared-kit/domain/text/format-number';
import { useSite } from '@shared-kit/runtime/site-context';
import { Button } from '@shared-kit/ui/form/button';
import { RadioGroup } from '@shared-kit/ui/form/radio-group';
import { Slider } from '@shared-kit/ui/form/slider';
import { Stack } from '@shared-kit/ui/layout/stack';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFirstUse } from '../../analytics/use-first-use';
import type { FinanceSettings } from '@shared-kit/contracts/settings/finance-settings.contract';
import type { CalculatorState } from './calculator-state';
import * as s from './calculator.module.css';
import { CARRIED } from './quote-address';
import { Result } from './result';

type CalculatorProps = { initial: CalculatorState; config: FinanceSettings };

const frequencies = [
  { value: '52', label: 'Weekly' },
  { value: '26', label: 'Fortnightly' },
  { value: '12', label: 'Monthly' },
];

/** A repayment calculator. It is a form: without JavaScript its button asks the server for the same answer. */
export function Calculator({ initial, config }: CalculatorProps) {
  const { flags } = useSite();
  const [state, setState] = useState(initial);
  const reportUse = useFirstUse();
  const set = (change: Partial<CalculatorState>) => {
    reportUse();
    setState((current) => ({ ...current, ...change }));
  };

  return (
    <div className={s.calculator}>
      <form method="get" aria-label="Repayment calculator" className={s.form}>
        <Stack gap={24}>
          <Carried />
          <Slider
            label="Amount"
            name="amount"
            min={config.amount_min}
            max={config.amount_max}
            step={500}
            value={state.amount}
            format={formatMoney}
            onChange={(amount) => set({ amount })}
          />
          <AmountLimits amount={state.amount} config={config} />
          <Slider
            label="Deposit or trade-in"
            name="deposit"
            min={0}
            max={250_000}
            step={500}
            value={state.deposit}
            format={formatMoney}
            onChange={(deposit) => set({ deposit })}
          />
          <Slider
            label="Final payment"
            name="residual"
            min={0}
            max={250_000}
            step={500}
            value={state.residual}
            format={formatMoney}
            onChange={(residual) => set({ residual })}
          />
          <Slider
            label="Term"
            name="term"
            min={1}
            max={config.term_max}
            step={0.5}
            value={state.term}
            format={formatYears}
            onChange={(term) => set({ term })}
          />
          {flags.interest_locked ? (
            <p>Interest rate {state.interest}% p.a., fixed by this dealer.</p>
          ) : (
            <Slider
              label="Interest rate"
              name="interest"
              min={config.interest_min}
              max={config.interest_max}
              step={0.5}
              value={state.interest}
              format={(rate) => `${rate}% p.a.`}
              onChange={(interest) => set({ interest })}
            />
          )}
          <FrequencyChoice frequency={state.frequency} onChange={(frequency) => set({ frequency })} />
          <noscript>
            <Button type="submit" variant="primary">
              Work it out
            </Button>
          </noscript>
        </Stack>
      </form>
      <Result state={state} establishmentFee={config.establishment_fee} />
    </div>
  );
}

/** Said at either end of the range, as information: the value stands. */
function AmountLimits({
  amount,
  config: { amount_min: min, amount_max: max },
}: {
  amount: number;
  config: FinanceSettings;
}) {
  if (amount > min && amount < max) return null;
  return <p className={s.note}>{`Cannot be less than ${formatMoney(min)} or more than ${formatMoney(max)}`}</p>;
}

/** The vehicle and dealership of the address stay in it when the form asks the server. */
function Carried() {
  const [query] = useSearchParams();
  return [...query]
    .filter(([name]) => CARRIED.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

type FrequencyChoiceProps = { frequency: Frequency; onChange: (frequency: Frequency) => void };

function FrequencyChoice({ frequency, onChange }: FrequencyChoiceProps) {
  return (
    <div className={s.frequency}>
      <RadioGroup
        label="Repayments"
        name="frequency"
        options={frequencies}
        defaultValue={String(frequency)}
        onChange={(value) => onChange(Number(value) as Frequency)}
      />
    </div>
  );
}
