import type { ContentBlock } from '@shared-kit/contracts/site/content-page.contract';
import { LOCATIONS_PATH, locationPath } from '@shared-kit/domain/place/location-path';
import { OFFERS_PATH } from '@shared-kit/domain/search/search-path';
import { LinkButton } from '@shared-kit/ui/link-button';

/** A part that a remote fills. */
type FilledBlock = Extract<ContentBlock, { kind: 'stock' | 'offers' | 'locations' | 'reviews' | 'team' | 'form' }>;

/** From what a remote shows in a page to the page that has all of it; also what is left where that remote cannot be had. */
export function WayOn({ block }: { block: FilledBlock }) {
  const way = wayOf(block);
  return (
    way && (
      <p>
        <LinkButton to={way.href}>{way.label}</LinkButton>
      </p>
    )
  );
}

function wayOf(block: FilledBlock): { href: string; label: string } | null {
  switch (block.kind) {
    case 'stock':
      return { href: block.search, label: 'See all of them' };
    case 'offers':
      return { href: OFFERS_PATH, label: 'See all offers' };
    case 'locations':
      return { href: LOCATIONS_PATH, label: 'All locations' };
    case 'reviews':
    case 'team':
      return { href: locationPath(block.place), label: 'About this location' };
    case 'form':
      return null;
  }
}
