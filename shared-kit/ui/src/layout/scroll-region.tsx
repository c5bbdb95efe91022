import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import * as s from './scroll-region.module.css';

/** What is wider than its place, or with `tall` longer than a screen should give it, and scrolls by itself: a table. */
export function ScrollRegion({
  label,
  tall = false,
  children,
}: {
  label: string;
  tall?: boolean;
  children: ReactNode;
}) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without the focus nobody scrolls it by the keyboard (WCAG 2.1.1)
    <div className={classNames(s.region, tall && s.tall)} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
