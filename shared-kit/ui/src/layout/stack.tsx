import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import * as s from './stack.module.css';

type StackProps = {
  /** CSS pixels between the children. */
  gap?: 8 | 12 | 16 | 24 | 32 | 48;
  /** Side by side, wrapping. */
  row?: boolean;
  children: ReactNode;
};

/** Children one under the other with even space. */
export function Stack({ gap = 16, row, children }: StackProps) {
  return <div className={classNames(row ? s.row : s.stack, s[`gap${gap}`])}>{children}</div>;
}
