import type { ComponentProps } from 'react';
import { describeField, Field } from './field';
import type { FieldProps } from './field';
import * as f from './field.module.css';

export type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'id' | 'name' | 'multiple'> &
  FieldProps & { options: readonly SelectOption[] };

/** The browser's own select: right on every phone, works without JavaScript. Its arrow is that of all (base.css). */
export function Select({ label, name, id, help, errors, optional, options, ...rest }: SelectProps) {
  const field: FieldProps = { label, name, id, help, errors, optional };
  return (
    <Field {...field}>
      {/* A field takes another beginning over, a select only as a new one: React sets its choice once. */}
      <select key={String(rest.defaultValue)} className={f.control} {...describeField(field)} {...rest}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
