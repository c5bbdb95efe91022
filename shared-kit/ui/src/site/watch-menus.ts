import { closeGroups } from './close-menus';

/**
 * An open group of the site's menu closes where one presses elsewhere, or Escape. Nobody waits for it, as the browser
 * opens and closes them by itself: it is called once in a page that somebody uses, whoever drew the menu.
 */
export function watchMenus(): void {
  document.addEventListener('click', ({ target }) => closeGroups((group) => !group.contains(target as Node)));
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeGroups(focusItsSummary);
  });
}

/** Focus must not stay on a link that is about to vanish. */
function focusItsSummary(group: HTMLDetailsElement): true {
  if (group.contains(document.activeElement)) group.querySelector('summary')?.focus();
  return true;
}
