import { favouritesKey } from '@shared-kit/domain/account/favourites-key';
import { whenIdle } from '@shared-kit/domain/async/when-idle';
import { signedInKey } from '@shared-kit/domain/form/signed-in-key';
import { SITE_MENU_ID } from '@shared-kit/ui/site/site-menu-id';
import type { TextPage } from './text-page';

/** Longest wait for a quiet moment where nobody asked for anything, in milliseconds. */
const PATIENCE_MS = 4000;

/** A place of the frame that the server could not fill: its remote comes with the whole page, as on any other. */
const UNFILLED = '[data-widget] > [data-reserve]:empty';

type Whole = Pick<TextPage, 'start' | 'siteFile'>;

/**
 * Loads the whole page, with React and remotes, once something needs it: a header that has saved cars or a sign-in to
 * show, also when another tab or page has changed them, and a menu that is opened, from where one goes on to a page that is
 * made of these scripts.
 */
export function wakeWhenNeeded(page: Whole & { site: Pick<TextPage['site'], 'slug'> }): void {
  const wake = once(() => loadWhole(page));
  const look = () => {
    if (keepsSomething(page.site.slug) || document.querySelector(UNFILLED)) whenIdle(wake, PATIENCE_MS);
  };
  for (const event of ['storage', 'pageshow']) addEventListener(event, look);
  look();
  addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof Element && target.closest(`#${SITE_MENU_ID}`)) wake();
    },
    true,
  );
}

/** What the header shows of a browser: everybody else sees what the server has drawn. */
function keepsSomething(site: string): boolean {
  try {
    return [favouritesKey, signedInKey].some((keyOf) => localStorage.getItem(keyOf(site)) !== null);
  } catch {
    return false;
  }
}

/** As the script of any other page does (`server/release/script-loader.ts`), a page that is painted already. */
function loadWhole({ start, siteFile }: Whole): void {
  window.__SITE__ = [siteFile, fetch(siteFile)];
  for (const src of start)
    document.head.append(Object.assign(document.createElement('script'), { crossOrigin: 'anonymous', src }));
}

function once(task: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    task();
  };
}
