import type { ReactNode } from 'react';
import { RateWarning } from '../car/rate-warning';
import * as s from './card-grid.module.css';

type CardGridProps = {
  label?: string;
  /** One row that is scrolled sideways, instead of as many across as fit. */
  row?: boolean;
  /** One below the other on a wide screen. */
  list?: boolean;
  /** Whether a card in it shows a repayment (`showRepayments`): then the warning stands below. */
  warns: boolean;
  children: ReactNode;
};

/** Cards as many across as fit: three beside the filters at 1280 px, one on a phone. Its children are `<li>`. */
export function CardGrid({ label, row, list, warns, children }: CardGridProps) {
  return (
    <>
      <ul
        className={row ? s.row : list ? s.list : s.grid}
        {...(list && { 'data-view': 'list' })}
        {...(label && { 'aria-label': label })}
      >
        {children}
      </ul>
      {warns && <RateWarning published />}
    </>
  );
}
