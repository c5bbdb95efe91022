import { formatPhone, phoneHref } from '@shared-kit/domain/phone/format-phone';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import * as s from './site-header.module.css';
import { SiteMenu } from './site-menu';
import type { MenuLink } from './site-menu';
import { SiteMenuButton } from './site-menu-button';

type SiteHeaderProps = {
  /** The site's name, set as a wordmark. */
  name: string;
  /** None: a page that is to be finished, without ways away from it. */
  items: readonly MenuLink[];
  /** The page's path: marks its link, and closes the menus when it changes. */
  currentPath: string;
  phone?: string | undefined;
  /** Below the number: until when somebody answers it. */
  hours?: ReactNode;
  sticky?: boolean;
  /** At the end of the bar: the account, the saved cars. */
  children?: ReactNode;
};

/** Name, menu, phone and account. */
export function SiteHeader({ name, items, currentPath, phone, hours, sticky, children }: SiteHeaderProps) {
  const call = phone && phoneHref(phone);
  const [first = '', ...rest] = name.split(' ');
  return (
    <header className={classNames(s.header, sticky && s.sticky)}>
      <div className={s.bar}>
        <a href="/" className={s.wordmark} aria-label={`${name}, home`}>
          <b>{first}</b> {rest.join(' ')}
        </a>
        {items.length > 0 && <SiteMenu items={items} currentPath={currentPath} />}
        <div className={s.end}>
          {phone && call && (
            <a href={call} className={s.phone}>
              <Phone aria-hidden />
              <span>
                {formatPhone(phone)}
                {hours}
              </span>
            </a>
          )}
          {children}
          {items.length > 0 && <SiteMenuButton />}
        </div>
      </div>
    </header>
  );
}
