import { rangeEnd } from '@shared-kit/domain/search/filter-words';
import { RangeSlider } from '@shared-kit/ui/slider/range-slider';
import { useState } from 'react';

type Range = { min?: number | undefined; max?: number | undefined };
type RangeThumbsProps = {
  name: string;
  title: string;
  range: Range | undefined;
  bounds: { min: number; max: number };
  onMove: (range: Range) => void;
  onCommit: () => void;
};

const steps: Readonly<Record<string, number>> = { price: 500, km: 1_000, weekly: 5, year: 1 };

/** The two-handled slider of a range, over the span of the stock in whole steps. At an end of it nothing is asked for. */
export function RangeThumbs({ name, title, range, bounds, onMove, onCommit }: RangeThumbsProps) {
  const step = steps[name] ?? 1;
  const low = Math.floor(bounds.min / step) * step;
  const high = Math.ceil(bounds.max / step) * step;
  const within = (value: number) => Math.min(Math.max(value, low), high);
  const shown = [within(range?.min ?? low), within(range?.max ?? high)] as const;
  const [dragged, setDragged] = useState<{ over: typeof range; value: readonly [number, number] } | null>(null);
  // What the address says wins as soon as it changes.
  const value = dragged && dragged.over === range ? dragged.value : shown;

  return (
    <RangeSlider
      label={title}
      name={`slider-${name}`}
      min={low}
      max={high}
      step={step}
      value={value}
      format={(end) => rangeEnd(name, end)}
      onChange={([from, to]) => {
        setDragged({ over: range, value: [from, to] });
        onMove({ min: from > low ? from : undefined, max: to < high ? to : undefined });
      }}
      onCommit={onCommit}
    />
  );
}
