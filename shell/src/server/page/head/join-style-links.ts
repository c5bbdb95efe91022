import type { JoinedStyles } from './joined-styles';
import { toScriptJson } from '@shared-kit/domain/text/script-json';

const LINK = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
const INTEGRITY = / integrity="([^"]+)"/;
const PRECEDENCE = / data-precedence="([^"]+)"/;

/** A style's link as the script says it: address and precedence; for one of a remote, which is fetched by CORS, its hash. */
type Said = [address: string, precedence: string, integrity?: string];

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
  const links = linksOf(head, origin);
  const parts = links.filter(({ isPart }) => isPart);
  const sheet = parts.length > 1 ? sheetOf(parts.map(({ href, integrity }) => ({ href, integrity }))) : null;
  if (!sheet) return { head, script: '' };
  let one = `<link rel="stylesheet" href="${sheet.href}" integrity="${sheet.integrity}"/>`;
  const joined = parts.reduce((html, { tag }) => {
    const parted = html.replace(tag, () => one);
    one = '';
    return parted;
  }, head);
  return { head: joined, script: insertBehind(linksBehind(links)) };
}

type Link = { tag: string; address: string; href: string; integrity: string | undefined; isPart: boolean };

function linksOf(head: string, origin: string): Link[] {
  return [...head.matchAll(LINK)].map(([tag, address = '']) => {
    const href = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    // A site's colours change with the site: they stay a file of their own.
    return { tag, address, href, integrity: INTEGRITY.exec(tag)?.[1], isPart: !href.startsWith('/theme/') };
  });
}

type Behind = [place: number, links: Said[]];

/** What stood behind each style sheet that stays, by its place among them; the first part's place is the joined one's. */
function linksBehind(links: readonly Link[]): Behind[] {
  const behind: Behind[] = [];
  const first = links.findIndex(({ isPart }) => isPart);
  for (const [index, link] of links.entries()) {
    if (!link.isPart || index === first) behind.push([behind.length, []]);
    if (link.isPart) behind.at(-1)?.[1].push(saidOf(link));
  }
  return behind.filter(([, made]) => made.length > 0);
}

function saidOf({ tag, address, integrity = '' }: Link): Said {
  const precedence = PRECEDENCE.exec(tag)?.[1] ?? '';
  return tag.includes(' crossorigin=') ? [address, precedence, integrity] : [address, precedence];
}

/** Text of a script that puts links behind the style sheets of a head, which it counts: their addresses are long. */
function insertBehind(links: readonly Behind[]): string {
  return [
    `{const sheets=document.querySelectorAll('link[rel=stylesheet]');for(const[place,links]of ${toScriptJson(links)})`,
    `sheets[place].insertAdjacentHTML('afterend',links.map(([href,precedence,integrity])=>`,
    `\`<link disabled rel="stylesheet" href="\${href}"\${integrity===undefined?'':\` crossorigin="anonymous" integrity="\${integrity}"\`} data-precedence="\${precedence}"/>\`).join(''))}`,
  ].join('');
}
