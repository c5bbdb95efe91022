import { useEffect, useRef } from 'react';
import { SITE_MENU_ID, SiteMenuButton } from './site-menu-button';
import * as s from './site-menu.module.css';

export type MenuLink = { label: string; href: string; children?: readonly { label: string; href: string }[] };

type SiteMenuProps = {
  items: readonly MenuLink[];
  /** The page's path: marks its link, and closes the menus when it changes. */
  currentPath: string;
};

/** The site's pages. One list serves both screens; it opens without JavaScript (popover, details). */
export function SiteMenu({ items, currentPath }: SiteMenuProps) {
  const menu = useRef<HTMLElement>(null);
  const shownAt = useRef(currentPath);
  useEffect(() => {
    // Not on the first render in the browser: a menu opened before it stays open.
    if (shownAt.current !== currentPath) closeMenus(menu.current);
    shownAt.current = currentPath;
  }, [currentPath]);
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

  return (
    <nav ref={menu} id={SITE_MENU_ID} className={s.menu} popover="auto" aria-label="Main">
      <div className={s.close}>
        <SiteMenuButton closes />
      </div>
      <ul className={s.list}>
        {items.map((item) => (
          <li key={item.label}>
            {item.children?.length ? <Group {...item} /> : <Item {...item} currentPath={currentPath} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Item({ label, href, currentPath }: MenuLink & { currentPath: string }) {
  return (
    <a href={href} {...(href === currentPath && { 'aria-current': 'page' as const })}>
      {label}
    </a>
  );
}

function Group({ label, children = [] }: MenuLink) {
  return (
    <details suppressHydrationWarning className={s.group} name={SITE_MENU_ID}>
      <summary>{label}</summary>
      <ul className={s.sub}>
        {children.map((item) => (
          <li key={item.href}>
            <a href={item.href}>{item.label}</a>
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
