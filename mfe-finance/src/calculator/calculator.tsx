import type { Frequency } from '@shared-kit/domain/finance/repayment/repayment';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { formatYears } from '@shared-kit/domain/number/format-number';
import { useSite } from '@shared-kit/runtime/site-context';
import { Button } from '@shared-kit/ui/form/button';
import { RadioGroup } from '@shared-kit/ui/form/radio-group';
import { SliderField } from '@shared-kit/ui/slider/slider-field';
import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useReportFirstUse } from '../analytics/use-report-first-use';
import { faultsOf, loanOf } from '@shared-kit/domain/finance/loan/calculated-loan';
import type { CalculatedLoan } from '@shared-kit/domain/finance/loan/calculated-loan';
import { amountWithin, OTHER_MAX } from '@shared-kit/domain/finance/calculator/calculator-ranges';
import type { CalculatorRanges } from '@shared-kit/domain/finance/calculator/calculator-ranges';
import { figureHint } from '@shared-kit/domain/finance/calculator/figure-hint';
import { changed, readField, readTerm, wholeMonths } from '@shared-kit/domain/finance/calculator/calculator-state';
import type {
  CalculatorField,
  CalculatorPart,
  CalculatorState,
  TypedText,
} from '@shared-kit/domain/finance/calculator/calculator-state';
import * as s from './calculator.module.css';
import { limitsOf } from './limits-of';
import { OTHERS } from './others';
import { SIGN_PATH } from './quote-address';
import { Result, ResultInView } from './result';
import { useUnread } from './use-unread';

type CalculatorProps = {
  initial: CalculatorState;
  ranges: CalculatorRanges;
  /** What the address says of the figures. */
  typed?: TypedText;
  id?: string;
  /** Before its fields' ids, where a page has other forms. */
  prefix?: string;
  /** Where it asks without JavaScript; the page it stands on where nothing is said. */
  action?: string;
  /** What the address says besides: the vehicle and dealership it is about. */
  carried: URLSearchParams;
  /** A repayment to round towards (S9-20). */
  advertised?: CalculatedLoan['advertised'];
  /** Told the figures as they change, and the text of those that cannot be read. */
  onChange?: (state: CalculatorState, unread: TypedText) => void;
  /** Below the result: what the loan comes to over its years. Where a figure cannot be read, none of them leads anywhere. */
  children?: (loan: CalculatedLoan, isUnread: boolean) => ReactNode;
};

/** Nobody has to have them: an empty field is none (S5-42). */
const OTHER = { min: 0, max: OTHER_MAX, parse: (text: string) => (text.trim() === '' ? 0 : readField(text)) };
/** To the month, by half years. */
const TERM = { step: 0.5, format: formatYears, parse: readTerm, take: wholeMonths };
const frequencies = [
  { value: '52', label: 'Weekly' },
  { value: '26', label: 'Fortnightly' },
  { value: '12', label: 'Monthly' },
];

/** A repayment calculator. It is a form: without JavaScript its button asks the server for the same answer. */
export function Calculator({ initial, ranges, carried, children, ...props }: CalculatorProps) {
  const { flags } = useSite();
  const [state, setState] = useState(initial);
  const reportUse = useReportFirstUse();
  const { prefix = '', typed = {} } = props;
  const { texts, unread, note } = useUnread(typed, flags.interest_locked);
  const tell = (next: CalculatorState, unread: TypedText) => props.onChange?.(next, unread);
  const set = (name: CalculatorPart, value: number) => {
    reportUse();
    const next = changed(state, { [name]: value });
    setState(next);
    tell(next, note(name));
  };
  const worked = loanOf(state, ranges, props.advertised);
  const faults = faultsOf(worked);
  // A figure that cannot be read is not the one before it: nothing is shown for that one.
  const loan = unread.length > 0 ? { ...worked, answer: null } : worked;
  const field = (name: CalculatorField) => ({
    name,
    id: prefix + name,
    value: state[name],
    parse: readField,
    typed: typed[name],
    fault: faults[name],
    hint: figureHint(name, ranges),
    onChange: (value: number) => set(name, value),
    onUnread: (text: string) => tell(state, note(name, text)),
  });
  const money = { step: 500, format: formatMoney, take: Math.round };
  // A price above the most that may be calculated with is said too, not passed over.
  const limits = limitsOf(state.amount, ranges.amount);

  return (
    <div className={s.whole}>
      <div className={s.calculator}>
        <form id={props.id} method="get" action={props.action} aria-label="Repayment calculator" className={s.form}>
          <div className={s.controls}>
            <Carried carried={carried} />
            <div className={s.amountField}>
              <SliderField
                label="Amount"
                {...field('amount')}
                {...ranges.amount}
                {...money}
                presets={ranges.presets}
                bring={(typed) => amountWithin(typed, ranges)}
              />
              {limits && <p className={s.note}>{limits}</p>}
            </div>
            {OTHERS.map(([label, name]) => (
              <SliderField key={name} label={label} {...field(name)} {...OTHER} {...money} />
            ))}
            <SliderField label="Term" {...field('term')} {...ranges.term} {...TERM} />
            <RateField
              isLocked={flags.interest_locked}
              asked={typed.interest}
              loan={loan}
              range={ranges.interest}
              {...field('interest')}
            />
            <FrequencyChoice
              frequency={state.frequency}
              unread={texts.frequency}
              onChange={(frequency) => set('frequency', frequency)}
            />
            <WithoutScript />
          </div>
          <ResultInView loan={loan} />
        </form>
        <Result loan={loan} unread={unread} carried={carried} />
      </div>
      {children?.(loan, unread.length > 0)}
    </div>
  );
}

type RateFieldProps = Pick<ComponentProps<typeof SliderField>, 'name' | 'value' | 'parse' | 'hint' | 'onChange'> & {
  isLocked: boolean;
  /** The rate that the address names. */
  asked: string | undefined;
  loan: CalculatedLoan;
  range: CalculatorRanges['interest'];
};

function RateField({ isLocked, asked, loan, range, ...field }: RateFieldProps) {
  // Without a repayment nothing says the comparison rate that belongs to it (R-LEGAL-01).
  if (isLocked)
    return (
      <p>
        {loan.answer ? `Interest rate ${loan.state.interest}% p.a.,` : 'The interest rate is'} fixed by this dealer.
        {asked && readField(asked) !== loan.state.interest && ' The rate in the address does not count.'}
      </p>
    );
  return <SliderField label="Interest rate" {...field} {...range} step={0.5} format={(rate) => `${rate}% p.a.`} />;
}

/** Without JavaScript the server works it out, or signs it. */
function WithoutScript() {
  return (
    <noscript>
      <Button type="submit" variant="primary">
        Work it out
      </Button>{' '}
      <Button type="submit" formAction={SIGN_PATH}>
        Get a link to these figures
      </Button>
    </noscript>
  );
}

/** The vehicle and dealership of the address stay in it when the form asks the server. */
function Carried({ carried }: { carried: URLSearchParams }) {
  return [...carried].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

type FrequencyChoiceProps = {
  frequency: Frequency;
  /** What the address has instead: nothing is chosen then. */
  unread: string | undefined;
  onChange: (frequency: Frequency) => void;
};

function FrequencyChoice({ frequency, unread, onChange }: FrequencyChoiceProps) {
  return (
    <div className={s.frequency}>
      <RadioGroup
        label="Repayments"
        name="frequency"
        options={frequencies}
        defaultValue={unread ?? String(frequency)}
        errors={unread ? [`“${unread}” cannot be chosen. Choose one of these.`] : undefined}
        onChange={(value) => onChange(Number(value) as Frequency)}
      />
    </div>
  );
}
