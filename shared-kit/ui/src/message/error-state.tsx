import type { ReactNode } from 'react';
import { Button } from '../form/button';
import * as s from './state.module.css';

type ErrorStateProps = {
  title: string;
  text: ReactNode;
  onRetry?: () => void;
  /** Beside or instead of trying again: a LinkButton to a page that works without this part. */
  action?: ReactNode;
  level?: 1 | 2 | 3;
};

/** Something failed: what, in words, and what to do. Announced when it appears. */
export function ErrorState({ title, text, onRetry, action, level = 2 }: ErrorStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={s.state} role="alert">
      <Heading className={s.title}>{title}</Heading>
      <p className={s.text}>{text}</p>
      {(onRetry || action) && (
        <div className={s.actions}>
          {onRetry && <Button onClick={onRetry}>Try again</Button>}
          {action}
        </div>
      )}
    </div>
  );
}
