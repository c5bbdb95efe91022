import type { ReactNode } from 'react';
import * as s from './accordion.module.css';

type AccordionProps = {
  items: readonly { title: string; content: ReactNode; open?: boolean }[];
  /** With a name only one item is open at a time. */
  name?: string;
  level?: 2 | 3 | 4;
};

/** Questions that open to their answers: the browser's own, found by searching in the page, no JavaScript. */
export function Accordion({ items, name, level = 3 }: AccordionProps) {
  const Heading = `h${level}` as const;
  return (
    <div>
      {items.map(({ title, content, open }) => (
        <details key={title} className={s.item} {...(name && { name })} {...(open && { open })}>
          <summary className={s.summary}>
            <Heading className={s.title}>{title}</Heading>
          </summary>
          <div className={s.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
