import type { Db } from '@infra/api/db/db';
import { listSitesOfPlace } from '@infra/api/modules/site/tools.service';
import { Refused } from '@infra/releases/desk/refused';
import type { Operator } from '@infra/releases/operator/access';
import type { HoursDetail } from '@shared-kit/contracts/operator/hours-desk.contract';
import { may } from '@shared-kit/domain/operator/may';

type OfPlace = { group: string; location: string };

/** The sites that show a location, and on which of them somebody may say when it is open. */
export async function sitesOfPlace(
  db: Db,
  operator: Operator,
  of: OfPlace,
): Promise<NonNullable<HoursDetail['sites']>> {
  const sites = await listSitesOfPlace(db, of);
  return sites
    .map(({ slug, name }) => ({ name, isTheirs: may(operator, 'content.publish', { site: slug, group: of.group }) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/**
 * Hours are the place's, and seen on every site that shows it: who is bound to some of these sites changes nothing on the
 * others.
 *
 * @throws {Refused} 403 naming them.
 */
export async function assertMaySayHours(db: Db, operator: Operator, of: OfPlace): Promise<void> {
  const sites = await sitesOfPlace(db, operator, of);
  const others = sites.filter(({ isTheirs }) => !isTheirs).map(({ name }) => name);
  if (others.length === 0) return;
  const detail = `These hours are seen on ${others.join(' and ')}, too, where you may not change anything. Ask a release manager, or somebody who may for all of these sites.`;
  throw new Refused(403, { code: 'forbidden', detail, fieldErrors: {} });
}
