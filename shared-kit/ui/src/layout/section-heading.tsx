import type { ReactNode } from 'react';
import * as s from './section-heading.module.css';

type SectionHeadingProps = {
  title: string;
  text?: ReactNode;
  /** At the right: a link to all of it. */
  action?: ReactNode;
  level?: 1 | 2 | 3;
  id?: string;
};

export function SectionHeading({ title, text, action, level = 2, id }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={s.heading}>
      <div className={s.words}>
        <Heading {...(id && { id })}>{title}</Heading>
        {text && <p className={s.text}>{text}</p>}
      </div>
      {action}
    </div>
  );
}
