import { useEffect, useRef } from 'react';
import * as s from './error-summary.module.css';

type ErrorSummaryProps = {
  /** Field name -> sentences. An empty object renders nothing. */
  errors: Readonly<Record<string, readonly string[]>>;
  /** What the ids of this form's fields start with, where they are not the plain names. */
  prefix?: string;
};

/**
 * Lists what stopped a form and takes focus once, so that a screen-reader user
 * hears it and can jump to the field. Give it a `key` that changes with every
 * submit: repeating a mistake must move focus again, re-rendering must not.
 */
export function ErrorSummary({ errors, prefix = '' }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors).flatMap(([field, sentences]) =>
    sentences.map((sentence) => ({ field, sentence })),
  );
  const hasErrors = entries.length > 0;

  useEffect(() => {
    if (hasErrors) ref.current?.focus();
  }, [hasErrors]);

  if (!hasErrors) return null;

  const titleId = `${prefix}error-summary-title`;
  return (
    <div ref={ref} className={s.summary} tabIndex={-1} role="group" aria-labelledby={titleId}>
      <h2 id={titleId} className={s.title}>
        Please fix the following errors:
      </h2>
      <ul className={s.list}>
        {entries.map(({ field, sentence }) => (
          <li key={`${field}:${sentence}`}>
            <a href={`#${prefix}${field}`}>{sentence}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
