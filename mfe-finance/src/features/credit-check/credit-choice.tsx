import type { FinanceAssumption } from '@shared-kit/contracts/finance/finance-assumption';
import { CREDIT_SCORES } from '@shared-kit/contracts/finance/youx.contract';
import type { CreditScore, QuotedCar } from '@shared-kit/contracts/finance/youx.contract';
import { RadioGroup } from '@shared-kit/ui/form/radio-group';
import { CreditRate } from './credit-rate';
import * as s from './credit-check.module.css';

const CHOICES: Readonly<Record<CreditScore, string>> = {
  GREAT: 'Excellent: always paid on time',
  GOOD: 'Good: a bill was late once or twice',
  FAIR: 'Fair: a default, since settled',
  POOR: 'It has had trouble, or I am not sure',
};

type CreditChoiceProps = { quoted: QuotedCar; carId: string; chosen: FinanceAssumption | null };

/**
 * The choice and a rate for each answer. All of them are in the page, and which one is seen is CSS: so it works without
 * JavaScript, and the answer stays in the browser.
 */
export function CreditChoice(car: CreditChoiceProps) {
  return (
    <div className={s.check}>
      <RadioGroup
        label="Your credit history"
        name="credit"
        options={CREDIT_SCORES.map((value) => ({ value, label: CHOICES[value] }))}
        defaultValue="GREAT"
      />
      <div className={s.rates} aria-live="polite">
        {CREDIT_SCORES.map((score) => (
          <CreditRate key={score} score={score} {...car} />
        ))}
      </div>
    </div>
  );
}
