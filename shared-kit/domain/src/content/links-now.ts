import type { ContentBlock, HomePart, Panel } from '@shared-kit/contracts/site/content-page.contract';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { isOver } from './content-pages';
import { LINKED_TEXTS, unlinkText } from './unlink-text';

type OwnPages = Pick<Site, 'pages' | 'posts'>;

/**
 * What a site wrote, with the words alone of links within its texts that lead to pages which are not there now; the links
 * come back with the page.
 */
export function textsNow<Written>(site: OwnPages, written: Written, now: Date): Written {
  return unlinked(written, (href) => isOver(site, href, now)) as Written;
}

function unlinked(written: unknown, isLost: (href: string) => boolean): unknown {
  if (Array.isArray(written)) return written.map((part: unknown) => unlinked(part, isLost));
  if (typeof written !== 'object' || written === null) return written;
  return Object.fromEntries(
    Object.entries(written).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string' && LINKED_TEXTS.has(key) ? unlinkText(value, isLost) : unlinked(value, isLost),
    ]),
  );
}

/**
 * Parts of a page without their ways to pages of the site that are not there now; these come back with the page. A call to
 * action without its way is the text that it has, and without text nothing.
 */
export function blocksNow(site: OwnPages, blocks: readonly ContentBlock[], now: Date): ContentBlock[] {
  return textsNow(site, blocks, now).flatMap((block): ContentBlock[] => {
    if (!('link' in block) || !block.link || !isOver(site, block.link.href, now)) return [block];
    const { link: _, ...words } = block;
    if (words.kind === 'hero') return [words];
    return words.text === '' ? [] : [{ kind: 'text', heading: words.heading, text: words.text }];
  });
}

/** The same of a home page: its panels keep their words and reasons. */
export function homeNow(site: OwnPages, parts: readonly HomePart[], now: Date): HomePart[] {
  return textsNow(site, parts, now).map((part) => (typeof part === 'string' ? part : panelNow(site, part, now)));
}

function panelNow(site: OwnPages, { link: way, items, ...words }: Panel, now: Date): Panel {
  return {
    ...words,
    ...(way && !isOver(site, way.href, now) && { link: way }),
    items: items.map(({ href, ...reason }) => ({ ...reason, ...(href && !isOver(site, href, now) && { href }) })),
  };
}
