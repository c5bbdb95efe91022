import type { ReactNode } from 'react';
import * as s from './state.module.css';

type EmptyStateProps = {
  title: string;
  text: ReactNode;
  /** The way on: a LinkButton or Button. */
  action?: ReactNode;
  level?: 1 | 2 | 3;
};

/** Nothing to show, said calmly, with a way on. */
export function EmptyState({ title, text, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={s.state}>
      <Heading className={s.title}>{title}</Heading>
      <p className={s.text}>{text}</p>
      {action && <div className={s.actions}>{action}</div>}
    </div>
  );
}
