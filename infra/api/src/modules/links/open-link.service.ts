import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/db';
import { ProblemError } from '../../plugins/problems';
import type { TenantSite } from '../../plugins/tenant';
import { readSignedId } from '../../signing/signed-id';
import type { LinkPurpose } from '../../signing/signed-id';
import { waysOn } from './ways-on';

type OpenedLink = { site: TenantSite; secret: string; purpose: LinkPurpose; token: string };

/** What every link names was made with a lead, some of it about a car. */
type Named = { leadId: string; carId?: string | null };

/**
 * What a signed link of this site names, found by its id. Nobody else reads a link: none is opened whose time is over,
 * that was revoked, or whose person was erased.
 *
 * @throws {ProblemError} not_found, alike for a link that nobody signed and for one that names nothing; gone for one that
 *   was right once, with where to go on.
 */
export async function openLink<T extends Named>(
  tx: Tx,
  opened: OpenedLink,
  find: (id: string) => Promise<T | undefined>,
): Promise<T> {
  const link = readSignedId(opened.secret, opened.purpose, opened.site.slug, opened.token);
  const named = link ? await find(link.id) : undefined;
  if (!link || !named) throw new ProblemError('not_found', 'No such link');
  const ended = link.isOver ? 'expired' : (await isClosed(tx, opened, named.leadId)) ? 'revoked' : null;
  if (ended === null) return named;
  const ways = await waysOn(tx, opened.site, { ...named, purpose: opened.purpose });
  throw new ProblemError('gone', `The link is ${ended}`, {}, ways, ended);
}

/** An operator called it back, or erased the person: when somebody was where is theirs too. */
async function isClosed(tx: Tx, { site, purpose }: OpenedLink, leadId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from revoked_link where site_slug = ${site.slug} and lead_id = ${leadId} and purpose = ${purpose}
    union all
    select 1 from lead where site_slug = ${site.slug} and id = ${leadId} and erased_at is not null`);
  return rows.length > 0;
}

/** For addresses that people open in a browser: null for a link that has ended, whose page says so. */
export async function unlessEnded<T>(opened: Promise<T>): Promise<T | null> {
  try {
    return await opened;
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'gone') return null;
    throw error;
  }
}
