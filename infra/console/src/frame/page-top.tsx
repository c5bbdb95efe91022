import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import * as s from './page-top.module.css';

/** A page's name and what it is for. Who came by a link of this application hears it: the heading has the focus then. */
export function PageTop({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const cameBy = useNavigationType();
  useEffect(() => {
    if (cameBy === NavigationType.Push) heading.current?.focus();
  }, [cameBy, title]);
  return (
    <div className={s.top}>
      <title>{`${title} – console`}</title>
      <div className={s.words}>
        <h1 ref={heading} tabIndex={-1} className={s.title}>
          {title}
        </h1>
        {lead && <p className={s.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}
