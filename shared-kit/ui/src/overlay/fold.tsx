import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import * as s from './fold.module.css';

type FoldProps = {
  title: string;
  /** Of the heading, for what it names. */
  id?: string;
  /**
   * What an address names it by (`#delivery`). It stands inside of what is folded: a browser that is led to it unfolds it, with
   * and without JavaScript.
   */
  anchor?: string;
  level?: 2 | 3 | 4;
  /** Its heading is no larger than the words below it. */
  small?: boolean;
  /** From the start, for what somebody has asked for. */
  open?: boolean;
  children: ReactNode;
};

/**
 * A part of a page with its heading, folded on a phone, where a page is long, and open on what is wider. The browser's own:
 * its words are in the HTML, found by searching in the page, without JavaScript too. The heading stands outside, so that
 * a wide screen has nothing to press.
 */
export function Fold({ title, id, anchor, level = 2, small = false, open = false, children }: FoldProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={s.fold}>
      <Heading className={classNames(s.title, small && s.small)} {...(id && { id })}>
        {title}
      </Heading>
      <details suppressHydrationWarning className={s.details} {...(open && { open })}>
        <summary className={s.summary}>
          <span className="visually-hidden">{`Show: ${title}`}</span>
        </summary>
        <div id={anchor} className={s.content}>
          {children}
        </div>
      </details>
    </div>
  );
}
