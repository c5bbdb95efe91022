import { isOwnPicture } from '@shared-kit/domain/content/content-pictures';
import type { Db } from '../../../db/db';
import { withOperatorScope } from '../../../db/scope';
import { missingPictures } from '../../images/library/library.service';
import type { HasPicture } from '../../images/library/library.service';
import { SiteConfigRefused } from '../../../site-config/site-config-fault';

type NamedPicture = { path: string; id: string };

/** Keys whose text is a picture's id. */
const BY_ITSELF = new Set(['hero_image', 'image', 'picture', 'why_picture', 'logo_url']);
/** Keys that have it in an object: `picture: { id }`, `pictures: [{ id }]`, `image: { image: { url }, thumb }`. */
const WITHIN: Readonly<Record<string, ReadonlySet<string>>> = {
  picture: new Set(['id']),
  pictures: new Set(['id']),
  image: new Set(['url', 'thumb']),
};
/** A picture of another server has an address, not an id. */
const ADDRESS = /[:/]/;

/** Every picture of the library that a file of a site or of a group names, as it is written. */
export function namedPictures(written: unknown, path = '', holder = ''): NamedPicture[] {
  if (typeof written !== 'object' || written === null) return [];
  return Object.entries(written).flatMap(([key, value]: [string, unknown]) => {
    const at = path ? `${path}.${key}` : key;
    if (typeof value !== 'string') return namedPictures(value, at, Array.isArray(written) ? holder : key);
    const isPicture = BY_ITSELF.has(key) || WITHIN[holder]?.has(key);
    return isPicture && value !== '' && !ADDRESS.test(value) ? [{ path: at, id: value }] : [];
  });
}

/**
 * Refuses a file that names pictures which the platform has not: shoppers would see the one that says so in their place.
 *
 * @returns lines that name pictures of the site's own library which are not there yet: they are brought along after the site.
 * @throws {SiteConfigRefused} naming every other one.
 */
export async function checkPictures(ownerDb: Db, hasPicture: HasPicture, given: unknown): Promise<string[]> {
  const said = (given as { slug?: unknown } | null)?.slug;
  const slug = typeof said === 'string' ? said : '';
  const missing = await withOperatorScope(ownerDb, (tx) => missingPictures(tx, slug, namedPictures(given), hasPicture));
  const lost = missing.filter(({ id }) => !isOwnPicture(id));
  if (lost.length > 0)
    throw new SiteConfigRefused(
      slug || 'The file',
      lost.map(({ path, id }) => ({ path, message: `there is no picture ${id}` })),
    );
  return missing.map(
    ({ path, id }) => `  ${path}: ${slug} has no picture ${id} yet, bring it along by npm run content`,
  );
}
