import CircleAlert from 'lucide-react/icons/circle-alert';
import * as s from './field-errors.module.css';

/** What is wrong with a control, in words under it; `describeField` ties the two by `id`. Nothing without errors. */
export function FieldErrors({ id, errors }: { id: string; errors: readonly string[] | undefined }) {
  if (!errors?.length) return null;
  return (
    <p className={s.error} id={`${id}-error`}>
      <CircleAlert aria-hidden />
      <span>{errors.join(' ')}</span>
    </p>
  );
}
