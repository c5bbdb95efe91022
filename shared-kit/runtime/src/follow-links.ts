import { matchRoutes } from 'react-router';
import type { RouteObject } from 'react-router';

type Go = (to: string, options: { replace: boolean }) => void;

/**
 * Goes to this site's own pages without leaving the document, whoever drew the link: one listener for all of them, so that
 * a link is a plain `<a href>` that costs neither the server nor another render anything. It is the last to hear of a click:
 * what somebody prevented stays prevented. What a browser alone can do stays with it: another tab, a download, a
 * part of a page (of another one the server sends the part, while a page that is rendered here has it once it is scrolled
 * to), a file, an address that none of the routes knows.
 *
 * @param routes as the router has them.
 * @returns ends it.
 */
export function followLinks(routes: RouteObject[], go: Go): () => void {
  function follow(event: MouseEvent): void {
    const to = isPlain(event) ? ownPath(linkOf(event)) : null;
    if (!to || !isPage(routes, to.pathname)) return;
    event.preventDefault();
    go(to.pathname + to.search, { replace: to.href === location.href });
  }
  addEventListener('click', follow);
  return () => removeEventListener('click', follow);
}

function isPlain({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

function linkOf({ target }: MouseEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
}

function ownPath(link: HTMLAnchorElement | null): URL | null {
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  const to = new URL(link.href);
  const isFile = /\.[a-z]{2,4}$/.test(to.pathname);
  return to.origin === location.origin && !isFile && !to.hash ? to : null;
}

/** The last route takes whatever the others do not know: the server may know better. */
function isPage(routes: RouteObject[], pathname: string): boolean {
  return matchRoutes(routes, pathname)?.at(-1)?.route.path !== '*';
}
