import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../db/db';
import { withOperatorScope, withScope } from '../../../db/scope';
import { leadDestinations } from '../leads.schema';

const phone = z.string().regex(/^\+[1-9]\d{7,14}$/, 'a phone number like +61412345678');
/** Plain HTTP only for a receiver on this machine: leads are personal data. */
const webhookUrl = z
  .url()
  .refine(
    (url) => url.startsWith('https://') || /^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(url),
    'an https address',
  );

export const newDestinationSchema = z
  .discriminatedUnion('channel', [
    z.object({ channel: z.literal('mail'), target: z.email() }),
    z.object({ channel: z.literal('webhook'), target: webhookUrl }),
    z.object({ channel: z.literal('sms'), target: phone }),
  ])
  .and(
    z.object({
      group: z.string().min(1),
      site: z.string().optional(),
      dealership: z.string().optional(),
      category: z.string().optional(),
      location: z.string().optional(),
    }),
  );
export type NewDestination = z.infer<typeof newDestinationSchema>;

/** What a route names that there is not, in words: a dealer group, or a site of it. Null where there is all of it. */
export async function unknownOf(ownerDb: Db, { group, site }: Pick<NewDestination, 'group' | 'site'>) {
  const { rows } = await withOperatorScope(ownerDb, (tx) =>
    tx.execute<{ slug: string; sites: string[] }>(
      sql`select g.slug, coalesce(array_agg(s.slug::text order by s.slug) filter (where s.slug is not null), '{}') as sites
        from dealer_group g left join site s on s.group_slug = g.slug group by 1 order by 1`,
    ),
  );
  const own = rows.find(({ slug }) => slug === group);
  const groups = rows.map(({ slug }) => slug).join(', ') || 'none yet';
  if (!own) return `--group: there is no dealer group "${group}". Groups: ${groups}`;
  if (site === undefined || own.sites.includes(site)) return null;
  return `--site: ${group} has no site "${site}". Sites: ${own.sites.join(', ') || 'none yet'}`;
}

/** Adds a way for a group's leads; a webhook gets its first secret, shown only now. */
export async function addDestination(
  ownerDb: Db,
  route: NewDestination,
): Promise<{ id: string; secret: string | null }> {
  const secret = route.channel === 'webhook' ? newSecret() : null;
  const [row] = await withScope(ownerDb, { group: route.group }, (tx) =>
    tx
      .insert(leadDestinations)
      .values({
        groupSlug: route.group,
        channel: route.channel,
        target: route.target,
        forSite: route.site ?? null,
        forDealership: route.dealership ?? null,
        forCategory: route.category ?? null,
        forLocation: route.location ?? null,
        secrets: secret ? [secret] : [],
      })
      .returning({ id: leadDestinations.id }),
  );
  if (!row) throw new Error('INSERT ... RETURNING gave no row');
  return { id: row.id, secret };
}

export function listDestinations(ownerDb: Db, group: string) {
  return withScope(ownerDb, { group }, (tx) =>
    tx.select().from(leadDestinations).where(eq(leadDestinations.groupSlug, group)),
  );
}

/** A new secret beside the newest one: both sign until the next change. Null where there is no such webhook. */
export async function rotateSecret(ownerDb: Db, group: string, id: string): Promise<string | null> {
  const secret = newSecret();
  const { rowCount } = await withScope(ownerDb, { group }, (tx) =>
    tx.execute(
      sql`update lead_route set secrets = array[${secret}] || secrets[1:1] where id::text = ${id} and channel = 'webhook'`,
    ),
  );
  return rowCount ? secret : null;
}

export async function removeDestination(ownerDb: Db, group: string, id: string): Promise<boolean> {
  const { rowCount } = await withScope(ownerDb, { group }, (tx) =>
    tx.execute(sql`delete from lead_route where id::text = ${id}`),
  );
  return Boolean(rowCount);
}

/** As Standard Webhooks wants it: 32 random bytes. */
function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}
