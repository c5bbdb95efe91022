import * as s from './slider.module.css';

type SliderProps = {
  label: string;
  name: string;
  id?: string;
  min: number;
  max: number;
  step?: number | undefined;
  value: number;
  onChange: (value: number) => void;
  /** How a value is said and shown: "$5,000", "5 years". */
  format?: (value: number) => string;
};

/** One amount on a rail, for calculators. The arrow keys move by a step, Page Up and Down by more. */
export function Slider({ label, name, id = name, min, max, step = 1, value, onChange, format = String }: SliderProps) {
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
      <SliderRail {...{ id, name, min, max, step, value, format, onChange }} />
    </div>
  );
}

type SliderRailProps = Omit<SliderProps, 'label' | 'name'> & {
  name?: string;
  /** Where no label of the page names it. */
  label?: string;
};

/** The rail alone, with the ends written below it. Its last step may be a part of one: the end is reached. */
export function SliderRail({ label, name, id, min, max, step = 1, value, onChange, format = String }: SliderRailProps) {
  // A number below the ends may be typed; above them the rail ends by itself.
  const share = Math.max(0, ((value - min) / (max - min || 1)) * 100);
  return (
    <>
      <div className={s.track}>
        <svg className={s.rail} aria-hidden>
          <rect width={`${share}%`} height="4" />
        </svg>
        <input
          className={s.input}
          type="range"
          id={id}
          name={name}
          aria-label={label}
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={format(value)}
          onChange={({ target }) => {
            const next = Number(target.value);
            onChange(next + step > max ? max : next);
          }}
        />
      </div>
      <div className={s.ends} aria-hidden>
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
    </>
  );
}
