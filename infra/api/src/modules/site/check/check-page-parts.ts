import { LEAD_FORMS } from '@shared-kit/contracts/form/lead-forms';
import type { ContentBlock } from '@shared-kit/contracts/site/content-page.contract';
import type { SiteConfig } from '@shared-kit/contracts/site/site-config.contract';
import type { SiteConfigFault } from '../../../site-config/site-config-fault';
import { showsDealership } from '../../stock/stock-rules.service';

/** A place and whose it is. */
export type GroupPlace = { slug: string; dealershipSlug: string; name?: string };
type Asked = Pick<SiteConfig, 'pages' | 'base_filter'>;

/**
 * What parts of pages name that this site does not have: a form, a place.
 *
 * @param places those of its group; undefined when nobody asked.
 */
export function checkPageParts(
  { pages, base_filter: filter }: Asked,
  places?: readonly GroupPlace[],
): SiteConfigFault[] {
  const shown = places && shownPlaces(filter, places);
  const known = shown && new Set(shown.map(({ slug }) => slug));
  return pages.flatMap(({ blocks = [] }, page) =>
    blocks.flatMap((block, index) =>
      faultsOf(block, known).map(({ path, message }) => ({ path: `pages.${page}.blocks.${index}.${path}`, message })),
    ),
  );
}

/** Of a group's places those that a site shows. */
export function shownPlaces(filter: SiteConfig['base_filter'], places: readonly GroupPlace[]) {
  return places.filter(({ dealershipSlug }) => showsDealership(filter, dealershipSlug));
}

function faultsOf(block: ContentBlock, known: ReadonlySet<string> | undefined): SiteConfigFault[] {
  const noPlace = (slug: string, path: string) =>
    slug === '' || !known || known.has(slug) ? [] : [{ path, message: `this site shows no location ${slug}` }];
  switch (block.kind) {
    case 'locations':
      return block.places.flatMap((slug, index) => noPlace(slug, `places.${index}`));
    case 'reviews':
    case 'team':
      return noPlace(block.place, 'place');
    case 'form':
      return [
        ...(block.form in LEAD_FORMS ? [] : [{ path: 'form', message: `there is no form ${block.form}` }]),
        ...noPlace(block.place, 'place'),
      ];
    case 'text':
    case 'questions':
    case 'table':
    case 'gallery':
    case 'video':
    case 'embed':
    case 'figures':
    case 'call_to_action':
    case 'stock':
    case 'offers':
    case 'hero':
      return [];
  }
}
