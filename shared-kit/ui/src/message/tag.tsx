import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import * as s from './tag.module.css';

type TagProps = { tone: 'green' | 'red' | 'grey' | 'sold' | 'neutral'; children: ReactNode };

/** A word about a car's state. The word carries the meaning, the colour only helps. */
export function Tag({ tone, children }: TagProps) {
  return <span className={classNames(s.tag, s[tone])}>{children}</span>;
}
