import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { withScope } from '@infra/api/db/scope';
import { reconcile } from '@infra/api/modules/leads/deliver/reconciliation.repository';
import { SITE } from '@infra/e2e/platform/lead-platform';
import type { LeadPlatform } from '@infra/e2e/platform/lead-platform';

type StoredLead = { id: string; key: string; created_ms: number; delivery: string; [column: string]: unknown };

/** What the database and the dealers' mail server have, beside what shoppers were told. */
export async function audit({ owner, inbox }: LeadPlatform, answers: ReadonlyMap<string, ReadonlySet<string>>) {
  const { stored, counts } = await withScope(owner, SITE, async (tx) => ({
    stored: (
      await tx.execute<StoredLead>(sql`
        select l.id, l.idempotency_key as key, (extract(epoch from l.created_at) * 1000)::float8 as created_ms, d.id as delivery
        from lead l left join lead_delivery d on d.site_slug = l.site_slug and d.lead_id = l.id`)
    ).rows,
    counts: await reconcile(tx, SITE.site),
  }));
  const idsOfKey = Map.groupBy(stored, ({ key }) => key);
  const isKept = ([key, told]: [string, ReadonlySet<string>]) =>
    [...told].every((id) => idsOfKey.get(key)?.some((lead) => lead.id === id));
  const copies = stored.map(({ delivery }) => inbox.received.get(delivery)?.length ?? 0);
  return {
    acknowledged: answers.size,
    stored: stored.length,
    /** Told to a shopper and not in the database. */
    lost: [...answers].filter((answer) => !isKept(answer)).length,
    /** More than one lead for a key, told or stored, or more than one way to the dealer for a lead. */
    doubled:
      [...answers.values()].filter(({ size }) => size > 1).length +
      [...idsOfKey.values()].filter(({ length }) => length > 1).length,
    /** Leads the dealer has no mail of. */
    undelivered: copies.filter((count) => count === 0).length,
    /** Leads whose mail came again after a crash, with the Message-ID it had before: mail programs show one. */
    repeatedMails: copies.filter((count) => count > 1).length,
    /** Seconds from acceptance to the mail server, for each lead that arrived. */
    waits: stored.flatMap(({ created_ms: created, delivery }) => {
      const [first] = inbox.received.get(delivery) ?? [];
      return first === undefined ? [] : [(first - created) / 1000];
    }),
    counts,
  };
}

/** Waits until nothing is on its way any more. @throws {Error} after `patienceMs`. */
export async function untilDelivered({ owner }: Pick<LeadPlatform, 'owner'>, patienceMs: number): Promise<void> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await delay(100)) {
    const { rows } = await withScope(owner, SITE, (tx) =>
      tx.execute<{ pending: number }>(sql`select count(*)::int as pending from lead_delivery where state = 'pending'`),
    );
    if (rows[0]?.pending === 0) return;
  }
  throw new Error('Deliveries are still open');
}
