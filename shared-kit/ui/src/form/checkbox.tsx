import type { ComponentProps, ReactNode } from 'react';
import * as s from './checkbox.module.css';
import { describeField } from './field';
import { FieldErrors } from './field-errors';

type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'id' | 'name'> & {
  label: ReactNode;
  name: string;
  id?: string;
  errors?: readonly string[] | undefined;
  /** At the end of the row, muted: how many cars match. */
  count?: ReactNode;
};

export function Checkbox({ label, name, id = name, errors, count, ...rest }: CheckboxProps) {
  return (
    <div className={s.errors}>
      <label className={s.row} htmlFor={id}>
        <input className={s.box} type="checkbox" {...describeField({ name, id, errors })} {...rest} />
        <span className={s.label}>{label}</span>
        {count !== undefined && <span className={s.count}>{count}</span>}
      </label>
      <FieldErrors id={id} errors={errors} />
    </div>
  );
}
