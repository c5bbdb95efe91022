import type { ReactNode } from 'react';
import { FieldErrors } from './field-errors';
import * as s from './field.module.css';

/** What every kind of field takes beside its native attributes. */
export type FieldProps = {
  label: string;
  name: string;
  /** Defaults to `name`. Two forms on a page give theirs a prefix, and the same one to their ErrorSummary. */
  id?: string | undefined;
  help?: ReactNode;
  errors?: readonly string[] | undefined;
  /** Says "(optional)" after the label. */
  optional?: boolean | undefined;
};

/** The attributes that tie a control to its label, help and errors. */
export function describeField({ name, id = name, help, errors }: Pick<FieldProps, 'name' | 'id' | 'help' | 'errors'>) {
  const invalid = Boolean(errors?.length);
  const describedBy = [help && `${id}-help`, invalid && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    name,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(invalid && { 'aria-invalid': true as const }),
  };
}

/** Label above, help under the label, the control, and in words under it what is wrong. */
export function Field({
  label,
  name,
  id = name,
  help,
  errors,
  optional,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className={s.field}>
      <label className={s.label} htmlFor={id}>
        {label}
        {optional && <span className={s.optional}> (optional)</span>}
      </label>
      {help && (
        <p className={s.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      {children}
      <FieldErrors id={id} errors={errors} />
    </div>
  );
}
