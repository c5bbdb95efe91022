import { SITE_MENU_ID } from './site-menu-id';

/** Closes the site's menu and the groups in it. */
export function closeMenus(): void {
  const menu = document.getElementById(SITE_MENU_ID);
  if (menu?.matches(':popover-open')) menu.hidePopover();
  closeGroups(() => true);
}

/** Closes the open groups of the site's menu that may close now. */
export function closeGroups(mayClose: (group: HTMLDetailsElement) => boolean): void {
  for (const group of document.querySelectorAll<HTMLDetailsElement>(`#${SITE_MENU_ID} details[open]`)) {
    if (mayClose(group)) group.open = false;
  }
}
