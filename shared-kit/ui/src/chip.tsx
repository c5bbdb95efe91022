import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import * as s from './chip.module.css';

type ChipProps = {
  children: ReactNode;
  /** A link (works without JavaScript) or a button. */
  to?: string;
  onClick?: () => void;
  /** Chosen or not, for a chip that toggles. */
  pressed?: boolean;
  /** Pressing it takes this filter away: shows a cross and says "Remove". */
  removes?: boolean;
};

export function Chip({ children, to, onClick, pressed, removes }: ChipProps) {
  const content = removes ? (
    <>
      <span className="visually-hidden">Remove </span>
      {children}
      <X aria-hidden />
    </>
  ) : (
    children
  );
  if (to !== undefined) {
    return (
      <a
        href={to}
        className={s.chip}
        {...(pressed && { 'aria-current': 'true' as const })}
        {...(onClick && { onClick })}
      >
        {content}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={s.chip}
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
      onClick={onClick}
    >
      {content}
    </button>
  );
}
