import type { ReactNode } from 'react';
import { Breadcrumb } from '../navigation/breadcrumb';
import * as s from './page-top.module.css';

type PageTopProps = {
  /** Where the page stands; the last is the page itself. */
  trail: readonly { label: string; href?: string }[];
  title: ReactNode;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** Beside the title: a count, a link to all of it. */
  children?: ReactNode;
};

/** The top of a page, alike on all: its place, its one heading, what it is for. Stands first in a `Container` with `page`. */
export function PageTop({ trail, title, lead, children }: PageTopProps) {
  return (
    <header className={s.top}>
      <Breadcrumb items={trail} />
      <div className={s.line}>
        <h1>{title}</h1>
        {children}
      </div>
      {lead && <p className={s.lead}>{lead}</p>}
    </header>
  );
}
