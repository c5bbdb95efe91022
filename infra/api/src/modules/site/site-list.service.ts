import type { Db } from '../../db/db';
import { loadSites } from './site.repository';

/** Name and scope of every site, for tools of other modules that go through all of them. */
export async function listSites(db: Db): Promise<{ group: string; site: string; name: string }[]> {
  const sites = await loadSites(db);
  return sites.map(({ dealership_group: group, slug: site, name }) => ({ group, site, name }));
}
