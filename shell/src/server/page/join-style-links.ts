import type { JoinedStyles } from './joined-styles';

const LINK = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
const INTEGRITY = / integrity="([^"]+)"/;

/**
 * Puts one style sheet in the place of a page's many. Their own links stay, disabled, so that nothing is fetched
 * for them: React and the remotes' chunks know by these that a style is there, and later ones find their order.
 *
 * @param head what stands before a page's body.
 * @param sheetOf where the sheet of these parts is, null when the page must do with the parts.
 */
export function joinStyleLinks(head: string, origin: string, sheetOf: JoinedStyles['cached']): string {
  const parts = [...head.matchAll(LINK)].flatMap(([tag, address = '']) => {
    const href = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    // A site's colours change with the site: they stay a file of their own.
    return href.startsWith('/theme/') ? [] : [{ tag, href, integrity: INTEGRITY.exec(tag)?.[1] }];
  });
  const sheet = parts.length > 1 ? sheetOf(parts) : null;
  if (!sheet) return head;
  let one = `<link rel="stylesheet" href="${sheet.href}" integrity="${sheet.integrity}"/>`;
  return parts.reduce((html, { tag }) => {
    const parted = html.replace(tag, () => one + tag.replace('<link ', '<link disabled="" '));
    one = '';
    return parted;
  }, head);
}
