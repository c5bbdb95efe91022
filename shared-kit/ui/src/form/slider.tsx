import * as s from './slider.module.css';

type SliderProps = {
  label: string;
  name: string;
  id?: string;
  min: number;
  max: number;
  step?: number;
  value: number;
  onChange: (value: number) => void;
  /** How a value is said and shown: "$5,000", "5 years". */
  format?: (value: number) => string;
};

/** One amount on a rail, for calculators. The arrow keys move by a step, Page Up and Down by more. */
export function Slider({ label, name, id = name, min, max, step = 1, value, onChange, format = String }: SliderProps) {
  const share = max > min ? ((value - min) / (max - min)) * 100 : 0;
  return (
    <div className={s.slider}>
      <div className={s.head}>
        <label className={s.label} htmlFor={id}>
          {label}
        </label>
        {/* The slider says it itself (aria-valuetext); an <output> would say it twice. */}
        <span className={s.value} aria-hidden>
          {format(value)}
        </span>
      </div>
      <div className={s.track}>
        <svg className={s.rail} aria-hidden>
          <rect width="100%" height="4" rx="2" />
          <rect className={s.fill} width={`${share}%`} height="4" rx="2" />
        </svg>
        <input
          className={s.input}
          type="range"
          id={id}
          name={name}
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={format(value)}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      </div>
      <div className={s.ends} aria-hidden>
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
    </div>
  );
}
