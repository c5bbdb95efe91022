import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import * as s from './card.module.css';

type CardProps = {
  /** `floating` only for what lies over something else. Never put a card into a card. */
  variant?: 'outlined' | 'surface' | 'floating';
  as?: 'div' | 'section' | 'article' | 'li';
  /** Id of the heading that names it, for a section or article. */
  labelledBy?: string;
  children: ReactNode;
};

export function Card({ variant = 'outlined', as: Element = 'div', labelledBy, children }: CardProps) {
  return (
    <Element className={classNames(s.card, s[variant])} {...(labelledBy && { 'aria-labelledby': labelledBy })}>
      {children}
    </Element>
  );
}
