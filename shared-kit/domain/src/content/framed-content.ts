import type { ContentBlock } from '@shared-kit/contracts/site/content-page.contract';
import { spinEmbed, videoEmbed } from '../picture/media-embed';
import { contentAt } from './content-pages';
import { blocksNow, textsNow } from './links-now';
import type { ShownBlock, ShownContent } from './content-pages';
import { slotsOfContent } from './content-slots';

/**
 * The same as `contentAt`, without ways to pages that are not there now, with the frames that its parts ask other companies for and the places that remotes fill: for
 * who draws it.
 */
export function framedContentAt(...[site, path, now]: Parameters<typeof contentAt>): ShownContent | undefined {
  const content = contentAt(site, path, now);
  if (!content) return undefined;
  const { blocks, ...page } = content;
  return {
    ...textsNow(site, page, now),
    ...(blocks && { blocks: blocksNow(site, blocks, now).map(withFrame) }),
    slots: slotsOfContent(content),
  };
}

/** Read here, on the server: browsers need not know what an address of a provider looks like. */
function withFrame(block: ContentBlock): ShownBlock {
  const frame = frameOf(block);
  return frame ? { ...block, frame } : block;
}

function frameOf(block: ContentBlock) {
  switch (block.kind) {
    case 'video':
      return videoEmbed(block.address);
    case 'hero':
      return block.shows === 'video' ? videoEmbed(block.address) : null;
    case 'embed':
      return spinEmbed(block.address);
    default:
      return null;
  }
}
