import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { OFFERS_OF_OLDER_RELEASE } from '@shared-kit/domain/finance/lender/loan-offers';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { PgBoss } from 'pg-boss';
import type { ApiDeps } from '../../api-deps';
import type { Db, Tx } from '../../db/db';
import { withOperatorScope, withScope } from '../../db/scope';
import { listDealerGroups } from '../../db/dealer-groups';
import { withEstimate } from './car/weekly-estimate.service';

const QUEUE = 'stock-refresh-estimates';
/** Minute and hour in Brisbane: after the nightly feeds, before the first shoppers. */
const SCHEDULE = '20 4 * * *';
/** Cars read at a time. */
const PAGE = 500;

type Changed = {
  id: string;
  weekly: number | null;
  interest: number | null;
  comparison: number | null;
  repayment: Car['repayment'];
  cylinders: number | null;
  rego: string | null;
  /** As `loanOffersText` writes them. */
  offers: string | null;
};
/** `listed`: whether search has a row of it. */
type Stored = { id: string; doc: Car; listed: boolean; offers: string | null };

/** Works out every group's weekly repayments anew each night, with the formula that imports use. */
export async function workOnEstimates(boss: PgBoss, { db, log }: Pick<ApiDeps, 'db' | 'log'>): Promise<void> {
  await boss.createQueue(QUEUE);
  await boss.work(QUEUE, async () => {
    const groups = await withOperatorScope(db, listDealerGroups);
    for (const slug of groups) {
      const changed = await refreshEstimates(db, slug, new Date());
      log.info({ group: slug, changed }, 'Weekly repayments refreshed');
    }
  });
  // Cards stored before repayments named their loan, or before they had what charges are worked out from, and rows
  // whose offers are without their fee a month or their term are done now, not tonight.
  if (await hasOldCards(db)) await boss.send(QUEUE, {}, { singletonKey: 'old-cards' });
  await boss.schedule(QUEUE, SCHEDULE, {}, { tz: 'Australia/Brisbane' });
}

/**
 * Whether any group has rows of an older release: a card without its repayment, what is lent, over how long or its
 * cylinders (among the first), or offers without their fee a month or their term. A refresh gives them to all.
 */
export async function hasOldCards(db: Db): Promise<boolean> {
  for (const group of await withOperatorScope(db, listDealerGroups)) {
    const { rows } = await withScope(db, { group }, (tx) =>
      tx.execute(sql`
        (select 1 from (select id, card from vehicle where group_slug = ${group} order by id limit ${PAGE}) v
        where not (jsonb_exists(v.card, 'repayment') and jsonb_exists(v.card, 'cylinders'))
          or (v.card ->> 'repayment' is not null
            and (v.card -> 'repayment' ->> 'loanAmount' is null or v.card -> 'repayment' ->> 'termYears' is null)) limit 1)
        union all
        (select 1 from facet_value o join vehicle_facet f on f.group_slug = o.group_slug and f.finance_offers = o.code
        where o.group_slug = ${group} and o.attribute = 'finance_offers' and o.label ~ ${OFFERS_OF_OLDER_RELEASE} limit 1)`),
    );
    if (rows.length > 0) return true;
  }
  return false;
}

/** Brings one group's repayments up to date and answers with the number of cars that changed. */
export async function refreshEstimates(db: Db, group: string, now: Date): Promise<number> {
  let changed = 0;
  for (let after: string | undefined = ''; after !== undefined;) {
    const last: string = after;
    after = await withScope(db, { group }, async (tx) => {
      const { rows } = await tx.execute<Stored>(sql`
        select v.id, v.doc, f.id is not null as listed, o.label as offers from vehicle v
        left join vehicle_facet f on f.group_slug = v.group_slug and f.id = v.id
        left join facet_value o on o.group_slug = v.group_slug and o.attribute = 'finance_offers' and o.code = f.finance_offers
        where v.group_slug = ${group} and v.id > ${last} order by v.id limit ${PAGE}`);
      const stale = rows.flatMap((stored) => outOfDate(stored, now));
      if (stale.length > 0) await write(tx, group, stale);
      changed += stale.length;
      return rows.at(-1)?.id;
    });
  }
  return changed;
}

function outOfDate({ id, doc, listed, offers: known }: Stored, now: Date): Changed[] {
  const { car, loanOffers: offers } = withEstimate(doc, now);
  const { weekly_repayment: weekly, interest_rate: interest, comparison_rate: comparison, repayment = null } = car;
  const { cylinders = null, rego_expiry: rego } = car;
  const isFound = !listed || offers === known;
  const isSame =
    weekly === doc.weekly_repayment &&
    isDeepStrictEqual(repayment, doc.repayment) &&
    cylinders === doc.cylinders &&
    isFound;
  return isSame ? [] : [{ id, weekly, interest, comparison, repayment, cylinders, rego, offers }];
}

async function write(tx: Tx, group: string, changed: readonly Changed[]): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as c (id text, weekly integer, interest float8, comparison float8, repayment jsonb, cylinders float8, rego text, offers text)`;
  const figures = sql`jsonb_build_object('weekly_repayment', c.weekly, 'interest_rate', c.interest, 'comparison_rate', c.comparison, 'repayment', c.repayment, 'cylinders', c.cylinders, 'rego_expiry', c.rego)`;
  await tx.execute(sql`
    update vehicle v set weekly_repayment = c.weekly, card = v.card || ${figures}, doc = v.doc || ${figures}
    from ${given} where v.group_slug = ${group} and v.id = c.id`);
  await nameOffers(tx, group, given);
  await tx.execute(sql`
    update vehicle_facet f set weekly_repayment = c.weekly, finance_offers = coalesce(o.code, 0)
    from ${given} left join facet_value o on o.group_slug = ${group} and o.attribute = 'finance_offers' and o.key = c.offers
    where f.group_slug = ${group} and f.id = c.id`);
  await tx.execute(
    sql`update stock_revision set revision = revision + 1, changed_at = now() where group_slug = ${group}`,
  );
}

/** Offers that no car of the group had before get the next codes of its dictionary. */
async function nameOffers(tx: Tx, group: string, given: SQL): Promise<void> {
  await tx.execute(sql`
    insert into facet_value (group_slug, attribute, code, key, label)
    select ${group}, 'finance_offers', most.code + row_number() over (order by c.offers), c.offers, c.offers
    from (select distinct offers from ${given} where offers is not null) c,
      (select coalesce(max(code), 0) as code from facet_value where group_slug = ${group} and attribute = 'finance_offers') most
    where not exists (select from facet_value k
      where k.group_slug = ${group} and k.attribute = 'finance_offers' and k.key = c.offers)`);
}
