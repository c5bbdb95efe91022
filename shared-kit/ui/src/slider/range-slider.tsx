import { classNames } from '../class-names';
import * as s from './slider.module.css';

type Range = readonly [from: number, to: number];

type RangeSliderProps = {
  /** For those who hear it: what stands above says it to those who see. */
  label: string;
  /** The two inputs are called `{name}-min` and `{name}-max`. */
  name: string;
  min: number;
  max: number;
  step?: number;
  value: Range;
  /** While a thumb moves. */
  onChange: (value: Range) => void;
  /** When a thumb is let go or a key comes up: the time to search. */
  onCommit?: (value: Range) => void;
  format?: (value: number) => string;
};

/** A range with two ends that cannot pass each other. */
export function RangeSlider({
  label,
  name,
  min,
  max,
  step = 1,
  value,
  onChange,
  onCommit,
  format = String,
}: RangeSliderProps) {
  const [from, to] = value;
  const share = (amount: number) => (max > min ? ((amount - min) / (max - min)) * 100 : 0);
  const shared = {
    className: s.input,
    min,
    max,
    step,
    onPointerUp: () => onCommit?.(value),
    onKeyUp: () => onCommit?.(value),
  } as const;
  return (
    <fieldset className={s.slider}>
      <legend className="visually-hidden">{label}</legend>
      <div className={s.head} aria-hidden>
        <span className={s.value}>
          {format(from)} – {format(to)}
        </span>
      </div>
      <div className={classNames(s.track, s.pair)}>
        <svg className={s.rail} aria-hidden>
          <rect x={`${share(from)}%`} width={`${Math.max(0, share(to) - share(from))}%`} height="4" />
        </svg>
        <input
          {...shared}
          type="range"
          name={`${name}-min`}
          value={from}
          aria-label={`${label} from`}
          aria-valuetext={format(from)}
          onChange={(event) => onChange([Math.min(Number(event.target.value), to), to])}
        />
        <input
          {...shared}
          type="range"
          name={`${name}-max`}
          value={to}
          aria-label={`${label} to`}
          aria-valuetext={format(to)}
          onChange={(event) => onChange([from, Math.max(Number(event.target.value), from)])}
        />
      </div>
    </fieldset>
  );
}
