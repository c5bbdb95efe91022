import { contentPages } from '@shared-kit/domain/content/content-pages';
import { locationPath } from '@shared-kit/domain/place/location-path';
import { firstCharacters } from '@shared-kit/domain/text/cut-text';
import type { Tx } from '../../../db/db';
import type { TenantSite } from '../../../plugins/tenant';
import { listShownLocations } from '../../locations/locations.service';

/** What stands on the picture of a page, and whose picture it is: an id of the image library; undefined: the site's own. */
type SharedPage = { title: string; picture?: string | undefined };

const LOCATION_PREFIX = locationPath('');
/** As of vehicles: more fits nowhere. */
const LONGEST = 120;

/**
 * What a shared link to a page says on its picture: the title of a page of the site's own and of a post, a location's name,
 * of every other page what the site says of itself. Nothing that an address says is drawn.
 */
export async function findSharedPage(tx: Tx, site: TenantSite, path: string): Promise<SharedPage> {
  const { config } = site;
  const content = contentPages(config, new Date()).find((page) => page.path === path);
  if (content) return { title: firstCharacters(content.title, LONGEST), picture: content.picture?.id };
  if (path.startsWith(LOCATION_PREFIX)) {
    const places = await listShownLocations(tx, site);
    const place = places.find(({ slug }) => locationPath(slug) === path);
    if (place) return { title: firstCharacters(place.name, LONGEST) };
  }
  return { title: config.tagline };
}
