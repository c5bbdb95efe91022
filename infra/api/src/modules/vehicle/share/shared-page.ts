import { contentPages } from '@shared-kit/domain/content/content-pages';
import { CONTACT_PATH, LOCATIONS_PATH, locationPath } from '@shared-kit/domain/place/location-path';
import { OFFERS_PATH } from '@shared-kit/domain/search/search-path';
import { firstCharacters } from '@shared-kit/domain/text/cut-text';
import { BRANDS_PATH, MODELS_PATH } from '@shared-kit/domain/vehicle/model-path';
import type { Tx } from '../../../db/db';
import type { TenantSite } from '../../../plugins/tenant';
import { listShownLocations } from '../../locations/locations.service';
import { listRangePages } from '../models/new-model.service';

/** What stands on the picture of a page, and whose picture it is: an id of the image library; undefined: the site's own. */
type SharedPage = { title: string; picture?: string | undefined };

const LOCATION_PREFIX = locationPath('');
/** As of vehicles: more fits nowhere. */
const LONGEST = 120;

/** What stands above lists that a site has one of each. */
const LISTS: Readonly<Record<string, string>> = {
  [LOCATIONS_PATH]: 'Our locations',
  [BRANDS_PATH]: 'Our brands',
  [MODELS_PATH]: 'New models',
  [OFFERS_PATH]: 'Special offers',
  [CONTACT_PATH]: 'Contact us',
};

/**
 * What a shared link to a page says on its picture: the title of a page of the site's own and of a post, a location's name,
 * a brand's or a new model's, what stands above a list; of every other page, the home page among them, what the site says
 * of itself. Nothing that an address says is drawn.
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
  const list = Object.hasOwn(LISTS, path) ? LISTS[path] : undefined;
  if (list !== undefined) return { title: list };
  return (await ofRange(tx, site, path)) ?? { title: config.tagline };
}

/** What only a site's range can tell: `/models/…`, `/…/overview`. */
const RANGE_PAGE = /^\/models\/.|.\/overview$/;

/** A brand, or a new model with its picture. */
async function ofRange(tx: Tx, site: TenantSite, path: string): Promise<SharedPage | null> {
  if (!RANGE_PAGE.test(path)) return null;
  const { brands, models } = await listRangePages(tx, site);
  const page = [...brands, ...models].find(({ href }) => href === path);
  return page ? { title: firstCharacters(page.label, LONGEST), picture: page.picture } : null;
}
