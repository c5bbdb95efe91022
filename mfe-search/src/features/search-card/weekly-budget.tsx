import { formatMoney } from '@shared-kit/domain/number/format-money';
import { SliderRail } from '@shared-kit/ui/slider/slider';
import { useEffect, useId, useRef, useState } from 'react';
import * as s from './search-card.module.css';

const STEP = 10;
const NAME = 'range[weekly][max]';

type WeeklyBudgetProps = {
  /** The least and the most that a vehicle of the site costs a week, in whole dollars. */
  bounds: { min: number; max: number };
  /** What it may cost at most, as chosen; undefined: any price, what has none by the week too. */
  most: number | undefined;
  /** The thumb was let go, or a key. */
  onChoose: (most: number | undefined) => void;
};

/** What a vehicle may cost a week, on one rail. A rail cannot say its value without JavaScript: there it is a list. */
export function WeeklyBudget({ bounds, most, onChoose }: WeeklyBudgetProps) {
  const id = useId();
  const rail = useRef<HTMLDivElement>(null);
  // The rail's ends hold while a choice narrows the stock, and its last step is any price.
  const [[start, end]] = useState(() => railOf(bounds));
  const [value, setValue] = useState(most ?? end);
  useEffect(() => {
    const thumb = rail.current?.querySelector('input');
    // React hears each step; a search is worth one when the thumb is let go.
    const choose = () => onChoose(value < end ? value : undefined);
    thumb?.addEventListener('change', choose);
    return () => thumb?.removeEventListener('change', choose);
  });
  const format = (amount: number) => (amount >= end ? 'Any price' : formatMoney(amount));
  return (
    <div className={s.budget}>
      <label htmlFor={id}>
        Your budget a week <strong aria-hidden>{format(value)}</strong>
      </label>
      <div ref={rail} className={s.rail}>
        <SliderRail id={id} min={start} max={end} step={STEP} value={value} format={format} onChange={setValue} />
        {most !== undefined && <input type="hidden" name={NAME} value={most} />}
      </div>
      <noscript>
        <select name={NAME} aria-label="Your budget a week">
          <option value="">Any price</option>
          {steps(start, end).map((amount) => (
            <option key={amount} value={amount}>
              {`Up to ${formatMoney(amount)}`}
            </option>
          ))}
        </select>
      </noscript>
    </div>
  );
}

/** From the step below the least to that above the most. */
function railOf({ min, max }: WeeklyBudgetProps['bounds']): readonly [start: number, end: number] {
  return [Math.floor(min / STEP) * STEP, Math.ceil(max / STEP) * STEP];
}

/** Amounts to choose among where there is no rail: not more than a list is read. */
function steps(start: number, end: number): number[] {
  const few = 6;
  const step = Math.ceil((end - start) / few / STEP) * STEP;
  return Array.from({ length: few - 1 }, (_unused, index) => start + (index + 1) * step).filter(
    (amount) => amount < end,
  );
}
