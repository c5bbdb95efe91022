import { settingsOf } from '@shared-kit/contracts/settings/site-settings';
import { BLOG_PATH, contentPages, postPath, publishedPosts } from '@shared-kit/domain/content/content-pages';
import { escapeMarkup } from '@shared-kit/domain/text/escape-markup';
import {
  OFFERS_PATH,
  PRICE_SEARCH_PATH,
  fixedScopeNames,
  makePath,
  scopePath,
} from '@shared-kit/domain/search/search-path';
import { CONTACT_PATH, LOCATIONS_PATH, locationPath } from '@shared-kit/domain/place/location-path';
import { vehiclePath } from '@shared-kit/domain/vehicle/vehicle-path';
import { FINANCE_PATH } from '@shared-kit/domain/form/form-path';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { scopeOf } from '../../../plugins/tenant';
import type { TenantSite } from '../../../plugins/tenant';
import { listLocationDates } from '../../locations/locations.service';
import { countCarAddresses, listCarAddresses } from '../../stock/car-addresses.service';
import { listRangeAddresses } from '../../vehicle/models/new-model.service';
import type { SiteCatalogue } from '../site-catalogue.repository';

/** Addresses in one file; the protocol allows 50,000. */
const SITEMAP_SIZE = 10_000;

type Address = { path: string; changedAt?: Date | undefined };

/** The files of a site's map by name, `cars-1`, `cars-2`, ... for its stock. */
export async function sitemapNames(db: Db, site: TenantSite): Promise<string[]> {
  const cars = await withScope(db, scopeOf(site), (tx) => countCarAddresses(tx, site));
  const files = Array.from({ length: Math.ceil(cars / SITEMAP_SIZE) }, (_unused, index) => `cars-${index + 1}`);
  return ['pages', 'range', 'searches', 'locations', ...files];
}

/** The addresses of one file; null for a name that is none. */
export async function sitemapAddresses(
  db: Db,
  site: TenantSite,
  catalogue: SiteCatalogue,
  name: string,
): Promise<Address[] | null> {
  const number = Number(/^cars-([1-9]\d{0,3})$/.exec(name)?.[1]);
  if (number > 0) return carAddresses(db, site, number);
  switch (name) {
    case 'pages':
      return pageAddresses(site);
    case 'range':
      return rangeAddresses(db, site);
    case 'searches':
      return searchAddresses(catalogue);
    case 'locations':
      return locationAddresses(db, site);
    default:
      return null;
  }
}

async function carAddresses(db: Db, site: TenantSite, number: number): Promise<Address[] | null> {
  const offset = (number - 1) * SITEMAP_SIZE;
  const cars = await withScope(db, scopeOf(site), (tx) => listCarAddresses(tx, site, { limit: SITEMAP_SIZE, offset }));
  return cars.length === 0 ? null : cars.map(({ slug, changedAt }) => ({ path: vehiclePath(slug), changedAt }));
}

function pageAddresses({ config }: TenantSite): Address[] {
  const offers = config.offers_count > 0 ? [OFFERS_PATH] : [];
  // Behind a sign-in nothing is for search engines.
  const finance = config.flags.finance_gated ? [] : [FINANCE_PATH];
  const paths = ['/', ...offers, PRICE_SEARCH_PATH, ...finance, LOCATIONS_PATH, CONTACT_PATH];
  return [...paths.map((path) => ({ path })), ...contentAddresses(config)];
}

/** The site's own pages, with their dates where these are known: since when a published version is seen, and a post's day. */
function contentAddresses(config: TenantSite['config']): Address[] {
  const now = new Date();
  const posts = publishedPosts(config, now);
  const dates = new Map([
    ...posts.map(({ slug, date }): [string, string] => [postPath(slug), date]),
    ...posts.slice(0, 1).map(({ date }): [string, string] => [BLOG_PATH, date]),
  ]);
  return contentPages(config, now).map(({ path, start }) => {
    const date = start ?? dates.get(path);
    return { path, changedAt: date === undefined ? undefined : new Date(date) };
  });
}

/** The pages of the brands and new models that a site offers (A-64), where it has such pages. */
async function rangeAddresses(db: Db, site: TenantSite): Promise<Address[]> {
  if (!settingsOf(site.config, 'mfe-vehicle').new_cars) return [];
  return withScope(db, scopeOf(site), (tx) => listRangeAddresses(tx, site));
}

/** Results pages with something to show; filtered ones are for shoppers alone. */
function searchAddresses({ makes, models, dealerships, carTypes }: SiteCatalogue): Address[] {
  const types = new Set(carTypes.map(({ name }) => name));
  const fixed = fixedScopeNames.filter((scope) =>
    ['new', 'used', 'demo'].some((type) => scope.includes(type) && types.has(type)),
  );
  return [
    ...fixed.map((scope) => scopePath(scope)),
    ...dealerships.map(({ slug }) => scopePath(slug)),
    ...makes.map(({ name }) => makePath(name)),
    ...models.map(({ make, name }) => makePath(make, name)),
  ].map((path) => ({ path }));
}

async function locationAddresses(db: Db, site: TenantSite): Promise<Address[]> {
  const locations = await withScope(db, scopeOf(site), (tx) => listLocationDates(tx, site));
  return locations.map(({ slug, changedAt }) => ({ path: locationPath(slug), changedAt: changedAt ?? undefined }));
}

/** A sitemap index of the files at `origin`. */
export function sitemapIndex(origin: string, names: readonly string[]): string {
  const files = names.map((name) => `<sitemap><loc>${escapeMarkup(`${origin}/sitemaps/${name}.xml`)}</loc></sitemap>`);
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">${files.join('\n')}</sitemapindex>\n`;
}

export function sitemapFile(origin: string, addresses: readonly Address[]): string {
  const urls = addresses.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<url><loc>${escapeMarkup(origin + encodeURI(decodeURI(path)))}</loc>${changed}</url>`;
  });
  return `${HEAD}<urlset xmlns="${NAMESPACE}">${urls.join('\n')}</urlset>\n`;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
