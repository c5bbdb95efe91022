import { useEffect, useRef } from 'react';
import { closeMenus } from './close-menus';
import { SiteMenuButton } from './site-menu-button';
import { SITE_MENU_ID } from './site-menu-id';
import * as s from './site-menu.module.css';

export type MenuLink = { label: string; href: string; children?: readonly { label: string; href: string }[] };

type SiteMenuProps = {
  items: readonly MenuLink[];
  /** The page's path: marks its link, and closes the menus when it changes. */
  currentPath: string;
};

/**
 * The site's pages. One list serves both screens; it opens without JavaScript (popover, details). `watchMenus` closes its
 * groups where one presses elsewhere.
 */
export function SiteMenu({ items, currentPath }: SiteMenuProps) {
  const shownAt = useRef(currentPath);
  useEffect(() => {
    // Not on the first render in the browser: a menu opened before it stays open.
    if (shownAt.current !== currentPath) closeMenus();
    shownAt.current = currentPath;
  }, [currentPath]);

  return (
    <nav id={SITE_MENU_ID} className={s.menu} popover="auto" aria-label="Main">
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
