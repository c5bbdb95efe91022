import type { ContentBlock, HomePart, Panel } from '@shared-kit/contracts/site/content-page.contract';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { isOver } from './content-pages';

type OwnPages = Pick<Site, 'pages' | 'posts'>;

/**
 * Parts of a page without their ways to pages of the site that are not there now; these come back with the page. A call to
 * action without its way is the text that it has, and without text nothing.
 */
export function blocksNow(site: OwnPages, blocks: readonly ContentBlock[], now: Date): ContentBlock[] {
  return blocks.flatMap((block): ContentBlock[] => {
    if (!('link' in block) || !block.link || !isOver(site, block.link.href, now)) return [block];
    const { link: _, ...words } = block;
    if (words.kind === 'hero') return [words];
    return words.text === '' ? [] : [{ kind: 'text', heading: words.heading, text: words.text }];
  });
}

/** The same of a home page: its panels keep their words and reasons. */
export function homeNow(site: OwnPages, parts: readonly HomePart[], now: Date): HomePart[] {
  return parts.map((part) => (typeof part === 'string' ? part : panelNow(site, part, now)));
}

function panelNow(site: OwnPages, { link: way, items, ...words }: Panel, now: Date): Panel {
  return {
    ...words,
    ...(way && !isOver(site, way.href, now) && { link: way }),
    items: items.map(({ href, ...reason }) => ({ ...reason, ...(href && !isOver(site, href, now) && { href }) })),
  };
}
