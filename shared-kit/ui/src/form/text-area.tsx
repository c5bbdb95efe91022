import type { ComponentProps } from 'react';
import { describeField, Field } from './field';
import type { FieldProps } from './field';
import * as s from './field.module.css';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'id' | 'name'> & FieldProps;

export function TextArea({ label, name, id, help, errors, optional, rows = 4, ...rest }: TextAreaProps) {
  const field: FieldProps = { label, name, id, help, errors, optional };
  return (
    <Field {...field}>
      <textarea className={s.control} rows={rows} {...describeField(field)} {...rest} />
    </Field>
  );
}
