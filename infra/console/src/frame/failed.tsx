import type { Failure } from '../api/ask';
import * as s from './failed.module.css';

/** Why something could not be done; what a field says for itself is left out. */
export function Failed({ error, fields = [] }: { error: unknown; fields?: readonly string[] }) {
  const failure = error as Failure | undefined;
  if (!failure) return null;
  const named = Object.entries(failure.fieldErrors);
  const left = named.filter(([field]) => !fields.includes(field)).flatMap(([, sentences]) => sentences);
  if (named.length > 0 && left.length === 0) return null;
  return (
    <p role="alert" className={s.failed}>
      {left.join(' ') || failure.detail}
    </p>
  );
}

/** What is to stand beside each field. */
export function fieldErrorsOf(error: unknown): Failure['fieldErrors'] {
  return (error as Failure | undefined)?.fieldErrors ?? {};
}
