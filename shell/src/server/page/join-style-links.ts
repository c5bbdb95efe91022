import type { JoinedStyles } from './joined-styles';
import { toScriptJson } from './script-json';

const LINK = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
const INTEGRITY = / integrity="([^"]+)"/;

type JoinedHead = {
  head: string;
  /** Runs before anything looks for a style's link; empty: the head is as it was. */
  script: string;
};

/**
 * Puts one style sheet in the place of a page's many. A script makes their own links, disabled, so that nothing is
 * fetched for them: React and the remotes' chunks know by these that a style is there, and later ones find their order.
 * In the HTML they would be fetched all the same: a browser that looks ahead does not ask whether a link is disabled.
 *
 * @param head what stands before a page's body.
 * @param sheetOf where the sheet of these parts is, null when the page must do with the parts.
 */
export function joinStyleLinks(head: string, origin: string, sheetOf: JoinedStyles['cached']): JoinedHead {
  const links = [...head.matchAll(LINK)].map(([tag, address = '']) => {
    const href = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    // A site's colours change with the site: they stay a file of their own.
    return { tag, address, href, integrity: INTEGRITY.exec(tag)?.[1], isPart: !href.startsWith('/theme/') };
  });
  const parts = links.filter(({ isPart }) => isPart);
  const sheet = parts.length > 1 ? sheetOf(parts.map(({ href, integrity }) => ({ href, integrity }))) : null;
  if (!sheet) return { head, script: '' };
  let one = `<link rel="stylesheet" href="${sheet.href}" integrity="${sheet.integrity}"/>`;
  const joined = parts.reduce((html, { tag }) => {
    const parted = html.replace(tag, () => one);
    one = '';
    return parted;
  }, head);
  const after = new Map<string, string>();
  let last = sheet.href;
  for (const { tag, address, isPart } of links) {
    if (isPart) after.set(last, (after.get(last) ?? '') + tag.replace('<link ', '<link disabled="" '));
    else last = address;
  }
  return { head: joined, script: insertAfter(after) };
}

/** Text of a script that puts HTML behind the links of these addresses. */
function insertAfter(html: ReadonlyMap<string, string>): string {
  const places = toScriptJson([...html].map(([href, links]) => [`link[href="${href}"]`, links]));
  return `${places}.forEach(([place,links])=>document.querySelector(place).insertAdjacentHTML('afterend',links));`;
}
