import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { describeField, Field } from './field';
import type { FieldProps } from './field';
import * as f from './field.module.css';
import * as s from './text-field.module.css';

type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id' | 'name' | 'prefix'> &
  FieldProps & {
    /** Inside the box, before and after what is typed: "$", "km". */
    prefix?: ReactNode;
    suffix?: ReactNode;
  };

export function TextField({
  label,
  name,
  id,
  help,
  errors,
  optional,
  prefix,
  suffix,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const field: FieldProps = { label, name, id, help, errors, optional };
  const input = (
    <input
      className={classNames(f.control, Boolean(prefix) && s.withPrefix, Boolean(suffix) && s.withSuffix)}
      type={type}
      {...describeField(field)}
      {...rest}
    />
  );
  if (!prefix && !suffix) return <Field {...field}>{input}</Field>;
  return (
    <Field {...field}>
      <div className={s.affixed}>
        {input}
        {prefix && <span className={s.prefix}>{prefix}</span>}
        {suffix && <span className={s.suffix}>{suffix}</span>}
      </div>
    </Field>
  );
}
