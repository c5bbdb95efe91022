import Menu from 'lucide-react/icons/menu';
import Phone from 'lucide-react/icons/phone';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import * as s from './site-header.module.css';
import { SmartLink } from './smart-link';

export type MenuLink = { label: string; href: string; children?: readonly { label: string; href: string }[] };

type SiteHeaderProps = {
  /** The site's name, set as a wordmark. */
  name: string;
  items: readonly MenuLink[];
  /** The page's path: marks its link, and closes the menus when it changes. */
  currentPath: string;
  phone?: { display: string; href: string } | undefined;
  sticky?: boolean;
  /** At the end of the bar: the account, the saved cars. */
  children?: ReactNode;
};

const MENU_ID = 'site-menu';

/** Name, menu, phone and account. One list serves both screens; the menu opens without JavaScript (popover, details). */
export function SiteHeader({ name, items, currentPath, phone, sticky, children }: SiteHeaderProps) {
  const menu = useRef<HTMLElement>(null);
  useEffect(() => closeMenus(menu.current), [currentPath]);
  useEffect(() => {
    const pressed = ({ target }: Event) => closeGroups(menu.current, (group) => !group.contains(target as Node));
    const escaped = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeGroups(menu.current, focusItsSummary);
    };
    document.addEventListener('click', pressed);
    document.addEventListener('keydown', escaped);
    return () => {
      document.removeEventListener('click', pressed);
      document.removeEventListener('keydown', escaped);
    };
  }, []);

  const [first = '', ...rest] = name.split(' ');
  return (
    <header className={classNames(s.header, sticky && s.sticky)}>
      <div className={s.bar}>
        <SmartLink href="/" className={s.wordmark} aria-label={`${name}, home`}>
          <b>{first}</b> {rest.join(' ')}
        </SmartLink>
        <nav ref={menu} id={MENU_ID} className={s.menu} popover="auto" aria-label="Main">
          <div className={s.close}>
            <button type="button" className={s.toggle} popoverTarget={MENU_ID} popoverTargetAction="hide">
              Close <X aria-hidden />
            </button>
          </div>
          <ul className={s.list}>
            {items.map((item) => (
              <li key={item.label}>
                {item.children?.length ? <Group {...item} /> : <Item {...item} currentPath={currentPath} />}
              </li>
            ))}
          </ul>
        </nav>
        <div className={s.end}>
          {phone && (
            <a href={phone.href} className={s.phone}>
              <Phone aria-hidden />
              <span>{phone.display}</span>
            </a>
          )}
          {children}
          <button type="button" className={s.toggle} popoverTarget={MENU_ID}>
            Menu <Menu aria-hidden />
          </button>
        </div>
      </div>
    </header>
  );
}

function Item({ label, href, currentPath }: MenuLink & { currentPath: string }) {
  return (
    <SmartLink href={href} {...(href === currentPath && { 'aria-current': 'page' as const })}>
      {label}
    </SmartLink>
  );
}

function Group({ label, children = [] }: MenuLink) {
  return (
    <details className={s.group} name={MENU_ID}>
      <summary>{label}</summary>
      <ul className={s.sub}>
        {children.map((item) => (
          <li key={item.href}>
            <SmartLink href={item.href}>{item.label}</SmartLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

function closeMenus(menu: HTMLElement | null): void {
  if (menu?.matches(':popover-open')) menu.hidePopover();
  closeGroups(menu, () => true);
}

function closeGroups(menu: HTMLElement | null, mayClose: (group: HTMLDetailsElement) => boolean): void {
  for (const group of menu?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
    if (mayClose(group)) group.open = false;
  }
}

/** Focus must not stay on a link that is about to vanish. */
function focusItsSummary(group: HTMLDetailsElement): true {
  if (group.contains(document.activeElement)) group.querySelector('summary')?.focus();
  return true;
}
