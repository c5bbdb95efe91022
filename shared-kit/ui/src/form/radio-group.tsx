import * as s from './checkbox.module.css';
import { FieldErrors } from './field-errors';

type RadioGroupProps = {
  label: string;
  name: string;
  id?: string;
  options: readonly { value: string; label: string }[];
  defaultValue?: string;
  errors?: readonly string[] | undefined;
  onChange?: (value: string) => void;
};

/** One of a few, all visible. The first carries the group's id, so that an ErrorSummary can lead there. */
export function RadioGroup({ label, name, id = name, options, defaultValue, errors, onChange }: RadioGroupProps) {
  return (
    <fieldset className={s.errors} {...(errors?.length && { 'aria-describedby': `${id}-error` })}>
      <legend className={s.legend}>{label}</legend>
      {options.map((option, index) => {
        const optionId = index === 0 ? id : `${id}-${option.value}`;
        return (
          <label key={option.value} className={s.row} htmlFor={optionId}>
            <input
              className={s.box}
              type="radio"
              id={optionId}
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              onChange={onChange && (() => onChange(option.value))}
            />
            <span className={s.label}>{option.label}</span>
          </label>
        );
      })}
      <FieldErrors id={id} errors={errors} />
    </fieldset>
  );
}
