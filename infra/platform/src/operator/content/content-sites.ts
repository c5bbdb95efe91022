import type { Db } from '@infra/api/db/db';
import { loadSites } from '@infra/api/modules/site/tools.service';
import { Refused } from '@infra/releases/desk/refused';
import type { Operator } from '@infra/releases/operator/access';
import type { ContentSites } from '@shared-kit/contracts/operator/content-desk.contract';
import { may } from '@shared-kit/domain/operator/may';
import type { OperatorAct } from '@shared-kit/domain/operator/may';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The site that is acted on, where a guard (`siteGuard`) has found that whoever asks may. */
    ownSite: ContentSite | null;
  }
}

type ContentSite = ContentSites['sites'][number];

/** Sites whose pages somebody may do this to, by name. A stored site that cannot be read is left out. */
export async function contentSites(
  { db, port }: { db: Db; port: number },
  operator: Operator,
  act: OperatorAct,
): Promise<ContentSite[]> {
  const sites = await loadSites(db, () => undefined);
  return sites
    .filter(({ slug: site, dealership_group: group }) => may(operator, act, { site, group }))
    .map(({ slug, name, dealership_group: group, hosts, time_zone: timeZone }) => ({
      ...{ slug, name, group, origin: siteAddress(hosts, port) },
      timeZone,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/**
 * Of a route that acts on the site which its requests name: who may do the act, and a guard before the handler that asks it
 * of that site, and leaves it in `ownSite`.
 */
export function siteGuard(from: { db: Db; port: number }) {
  return (act: OperatorAct, where: 'query' | 'body') => ({
    config: { access: act, bound: 'site' as const },
    async preHandler(request: Pick<FastifyRequest, 'operator' | 'query' | 'body' | 'ownSite'>) {
      const { site } = request[where] as { site: string };
      request.ownSite = await assertMayWrite(from, request.operator!, act, site);
    },
  });
}

/**
 * The site whose pages, menus or hours are asked for.
 *
 * @throws {Refused} 403 for a site of others, and for one that there is none of: nobody learns which it is.
 */
async function assertMayWrite(
  from: { db: Db; port: number },
  operator: Operator,
  act: OperatorAct,
  slug: string,
): Promise<ContentSite> {
  const site = (await contentSites(from, operator, act)).find((known) => known.slug === slug);
  if (site) return site;
  const detail = `You may not change anything of ${slug}.`;
  throw new Refused(403, { code: 'forbidden', detail, fieldErrors: {} });
}

/** Where a site is opened: on one machine under `{slug}.localhost`, elsewhere at its first host. */
export function siteAddress(hosts: readonly string[], port: number): string {
  const local = hosts.find((host) => host.endsWith('.localhost'));
  return local ? `http://${local}:${port}` : `https://${hosts[0]}`;
}
