import { classNames } from '../class-names';
import * as s from './choice-chips.module.css';
import { describeField } from './field';
import type { FieldProps } from './field';
import * as field from './field.module.css';
import { FieldErrors } from './field-errors';

type ChoiceChipsProps = FieldProps & {
  options: readonly { value: string; label: string }[];
  defaultValue?: string | undefined;
  required?: boolean;
  onChange?: (value: string) => void;
  /** Of many, how many are seen at once; the others unfold under these words. */
  fold?: { after: number; label: string };
};

/**
 * One of several short answers, each a chip: a group of radio buttons, which works by keyboard and without JavaScript. The
 * first carries the group's id, so that an ErrorSummary can lead there.
 */
export function ChoiceChips({
  label,
  name,
  id = name,
  help,
  errors,
  optional,
  options,
  defaultValue = '',
  required,
  onChange,
  fold,
}: ChoiceChipsProps) {
  const { 'aria-describedby': describedBy } = describeField({ name, id, help, errors });
  const seen = fold?.after ?? options.length;
  const chips = options.map(({ value, label: words }, index) => (
    <label key={value} className={s.chip}>
      <input
        className={s.radio}
        type="radio"
        id={index === 0 ? id : `${id}-${value}`}
        name={name}
        value={value}
        required={required}
        defaultChecked={value === defaultValue}
        onChange={onChange && (() => onChange(value))}
      />
      {words}
    </label>
  ));
  return (
    <fieldset className={field.field} {...(describedBy && { 'aria-describedby': describedBy })}>
      <legend className={classNames(field.label, s.legend)}>
        {label}
        {optional && <span className={field.optional}> (optional)</span>}
      </legend>
      {help && (
        <p className={field.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      <div className={s.chips}>{chips.slice(0, seen)}</div>
      {chips.length > seen && (
        <details open={options.slice(seen).some(({ value }) => value === defaultValue)}>
          <summary className={s.more}>{fold?.label}</summary>
          <div className={s.chips}>{chips.slice(seen)}</div>
        </details>
      )}
      <FieldErrors id={id} errors={errors} />
    </fieldset>
  );
}
