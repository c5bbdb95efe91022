import { formatDecimal } from '@shared-kit/domain/number/format-number';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { RangeSlider } from '@shared-kit/ui/slider/range-slider';
import { TextField } from '@shared-kit/ui/form/text-field';
import { useState } from 'react';
import { rangeOfThumbs, priceRangeOf, apart, isReversed, isUnread, PRICE_LIMITS, thumbsOf } from './price-limits';
import type { PriceRange } from './price-limits';
import * as s from './price-page.module.css';

type Typed = { from: string; to: string };
type PriceFieldsProps = {
  typed: Typed;
  /** Whether what is no price is said beside its field: not while it is being typed. */
  isSaid: boolean;
  onChange: (typed: Typed) => void;
  /** A field was left or a thumb let go: time to search. */
  onCommit: (range: PriceRange) => void;
};

/** Two ends, typed or dragged: the fields are the form's, the slider writes into them. */
export function PriceFields({ typed, isSaid, onChange, onCommit }: PriceFieldsProps) {
  const asked = priceRangeOf(typed.from, typed.to);
  const [isExchanged, setIsExchanged] = useState(false);
  const change = (next: Typed) => {
    setIsExchanged(false);
    onChange(next);
  };
  const thumbs = thumbsOf(asked);
  const write = ({ min, max }: PriceRange) => onChange({ from: wordsOf(min), to: wordsOf(max) });
  const settle = () => {
    // What was typed the wrong way round is shown as it is read; what is no price stays.
    if (isReversed(typed.from, typed.to)) setIsExchanged(true);
    onChange({ from: wordsRead(typed.from, asked.min), to: wordsRead(typed.to, asked.max) });
    onCommit(asked);
  };
  const faultsOf = (text: string) => (isSaid && isUnread(text) ? [NO_PRICE] : undefined);
  const shared = { inputMode: 'numeric', autoComplete: 'off', prefix: '$', onBlur: settle } as const;
  return (
    <>
      <div className={s.fields}>
        <TextField
          {...shared}
          label="Price from"
          name="range[price][min]"
          id="price-from"
          placeholder="No minimum"
          value={typed.from}
          errors={faultsOf(typed.from)}
          onChange={({ target }) => change({ ...typed, from: target.value })}
        />
        <TextField
          {...shared}
          label="Price to"
          name="range[price][max]"
          id="price-to"
          placeholder="No maximum"
          value={typed.to}
          errors={faultsOf(typed.to)}
          onChange={({ target }) => change({ ...typed, to: target.value })}
        />
      </div>
      <p role="status" className={s.exchanged}>
        {isExchanged && 'Price: “From” was more than “To”, so we exchanged them.'}
      </p>
      <div className={s.slider}>
        <RangeSlider
          label="Drag to choose"
          name="price"
          {...PRICE_LIMITS}
          value={thumbs}
          format={formatMoney}
          onChange={(moved) => {
            setIsExchanged(false);
            write(rangeOfThumbs(apart(moved, thumbs)));
          }}
          onCommit={() => onCommit(asked)}
        />
      </div>
    </>
  );
}

const NO_PRICE = 'Enter dollars in digits, like 30,000.';

/** What was typed where it is no price, else what was read of it. */
function wordsRead(typed: string, amount: number | undefined): string {
  return isUnread(typed) ? typed : wordsOf(amount);
}

function wordsOf(amount: number | undefined): string {
  return amount === undefined ? '' : formatDecimal(amount, 2);
}
