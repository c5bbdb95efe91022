import * as s from './filters.module.css';

type RangeFieldsProps = {
  name: string;
  title: string;
  range: { min?: number | undefined; max?: number | undefined } | undefined;
};

/** From and to, typed. Either may stay empty. */
export function RangeFields({ name, title, range }: RangeFieldsProps) {
  return (
    <fieldset className={s.group}>
      <legend className={s.legend}>{title}</legend>
      <div className={s.range}>
        <input
          className={s.input}
          name={`range[${name}][min]`}
          defaultValue={range?.min}
          inputMode="numeric"
          placeholder="From"
          aria-label={`${title} from`}
        />
        <input
          className={s.input}
          name={`range[${name}][max]`}
          defaultValue={range?.max}
          inputMode="numeric"
          placeholder="To"
          aria-label={`${title} to`}
        />
      </div>
    </fieldset>
  );
}
