import type { ShownBlock } from '@shared-kit/domain/content/content-pages';
import { slotOfBlock } from '@shared-kit/domain/content/content-slots';

/** A block of a page, by its place among all of them. `begins` and `ends` are the words around a place that a remote fills. */
export type StretchBlock = { index: number; block: ShownBlock; draws: 'all' | 'begins' | 'ends' };

/**
 * What stands above each kind of block where nobody says more, of those that remotes fill: what is in the site's own things
 * has headings below it. Empty: nothing.
 */
const HEADINGS: Record<ShownBlock['kind'], string> = {
  stock: 'In stock',
  offers: 'Special offers',
  locations: 'Our locations',
  reviews: 'What people say',
  team: 'Our team',
  hero: '',
  form: '',
  text: '',
  questions: '',
  table: '',
  gallery: '',
  video: '',
  embed: '',
  figures: '',
  call_to_action: '',
};

/**
 * The blocks of a page in the stretches between the places that remotes fill: one more than there are such places. Before
 * each stands its heading, after it the way on, which are there whether its remote is or not.
 */
export function stretchesOf(blocks: readonly ShownBlock[]): StretchBlock[][] {
  const stretches: StretchBlock[][] = [[]];
  for (const [index, block] of blocks.entries()) {
    const stretch = stretches.at(-1)!;
    if (slotOfBlock(block) === null) stretch.push({ index, block, draws: 'all' });
    else {
      const heading = block.heading || HEADINGS[block.kind];
      if (heading) stretch.push({ index, block: { ...block, heading }, draws: 'begins' });
      stretches.push(block.kind === 'form' ? [] : [{ index, block, draws: 'ends' }]);
    }
  }
  return stretches;
}
