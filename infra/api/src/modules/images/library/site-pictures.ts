import { LRUCache } from 'lru-cache';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { scopeOf } from '../../../plugins/tenant';
import type { TenantSite } from '../../../plugins/tenant';
import { libraryRepository } from './library.repository';

/** The pictures that a site's own editors brought along: none of another site's is found. */
export type SitePictures = {
  has: (site: TenantSite, id: string) => Promise<boolean>;
  /** The picture's bytes, where `has` said that it is there. */
  open: (site: TenantSite, id: string) => Promise<Buffer>;
};

/** What was found is remembered: a picture is never taken away. */
const KNOWN = 20_000;

export function sitePictures(db: Db): SitePictures {
  const known = new LRUCache<string, true>({ max: KNOWN });
  const inSite = <T>(site: TenantSite, ask: (library: ReturnType<typeof libraryRepository>) => Promise<T>) =>
    withScope(db, scopeOf(site), (tx) => ask(libraryRepository(tx, site.slug)));
  return {
    async has(site, id) {
      const key = `${site.slug} ${id}`;
      if (known.has(key)) return true;
      const isThere = (await inSite(site, (library) => library.listKnown([id]))).has(id);
      if (isThere) known.set(key, true);
      return isThere;
    },
    async open(site, id) {
      const bytes = await inSite(site, (library) => library.findBytes(id, 'image'));
      if (!bytes) throw new Error(`The picture ${id} of ${site.slug} is gone`);
      return bytes;
    },
  };
}
