import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import * as s from './container.module.css';

type ContainerProps = {
  as?: 'div' | 'main' | 'section' | 'header' | 'footer';
  /** One column for reading and forms. */
  narrow?: boolean;
  /** With the space of a section above and below. */
  section?: boolean;
  /** A whole page that begins with its breadcrumb: close to the header, with the space of a section below. */
  page?: boolean;
  id?: string;
  labelledBy?: string;
  children: ReactNode;
};

/** The page's column: content at most 1280 px, with the gutter of the screen. */
export function Container({ as: Element = 'div', narrow, section, page, id, labelledBy, children }: ContainerProps) {
  return (
    <Element
      className={classNames(s.container, narrow && s.narrow, section && s.section, page && s.page)}
      {...(id && { id })}
      {...(labelledBy && { 'aria-labelledby': labelledBy })}
    >
      {children}
    </Element>
  );
}
