import type { Db } from '@infra/api/db/db';
import { loadSites } from '@infra/api/modules/site/tools.service';
import { Refused } from '@infra/releases/desk/refused';
import type { Operator } from '@infra/releases/operator/access';
import type { ContentSites } from '@shared-kit/contracts/server/content-desk.contract';
import { may } from '@shared-kit/domain/operator/may';
import type { OperatorAct } from '@shared-kit/domain/operator/may';

type ContentSite = ContentSites['sites'][number];

/** Sites whose pages somebody may do this to, by name. A stored site that cannot be read is left out. */
export async function contentSites(
  { db, port }: { db: Db; port: number },
  operator: Operator,
  act: OperatorAct,
): Promise<ContentSite[]> {
  const sites = await loadSites(db, () => undefined);
  return sites
    .filter(({ dealership_group: group }) => may(operator, act, group))
    .map(({ slug, name, dealership_group: group, hosts }) => ({ slug, name, group, origin: siteAddress(hosts, port) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/**
 * The site whose page is asked for.
 *
 * @throws {Refused} 403 for a site of others, and for one that there is none of: nobody learns which it is.
 */
export async function assertMayWrite(
  from: { db: Db; port: number },
  operator: Operator,
  act: OperatorAct,
  slug: string,
): Promise<ContentSite> {
  const site = (await contentSites(from, operator, act)).find((known) => known.slug === slug);
  if (site) return site;
  const detail = `You may not work on the pages of ${slug}.`;
  throw new Refused(403, { code: 'forbidden', detail, fieldErrors: {} });
}

/** Where a site is opened: on one machine under `{slug}.localhost`, elsewhere at its first host. */
export function siteAddress(hosts: readonly string[], port: number): string {
  const local = hosts.find((host) => host.endsWith('.localhost'));
  return local ? `http://${local}:${port}` : `https://${hosts[0]}`;
}
