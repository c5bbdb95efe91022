import type { ReactNode } from 'react';
import * as s from './sticky-bar.module.css';

/** The bar at a phone's lower edge with the page's one or two actions. Put it at the end of the page: there it stands on a low screen. */
export function StickyBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={s.bar} role="group" aria-label={label}>
      {children}
    </div>
  );
}
