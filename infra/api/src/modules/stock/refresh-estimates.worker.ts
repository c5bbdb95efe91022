import { sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { PgBoss } from 'pg-boss';
import type { Car, CarRepayment } from '@shared-kit/contracts/car.contract';
import type { ApiDeps } from '../../api-deps';
import type { Db, Tx } from '../../db/db';
import { withOperatorScope, withScope } from '../../db/scope';
import { listDealerGroups } from '../../db/dealer-groups';
import { withEstimate } from './car/weekly-estimate.service';
import { bucketOf, WEEKLY_STEPS } from './index/value-buckets.service';

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
  repayment: CarRepayment | null;
};

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
  // Cards stored before repayments named their terms show none: those are worked out now, not tonight.
  if (await hasOldCards(db)) await boss.send(QUEUE, {}, { singletonKey: 'old-cards' });
  await boss.schedule(QUEUE, SCHEDULE, {}, { tz: 'Australia/Brisbane' });
}

/** Whether any of a group's first cards lacks its repayment; a refresh gives it to all. */
async function hasOldCards(db: Db): Promise<boolean> {
  for (const group of await withOperatorScope(db, listDealerGroups)) {
    const { rows } = await withScope(db, { group }, (tx) =>
      tx.execute<{ id: string }>(sql`
        select id from (select id, card from vehicle where group_slug = ${group} order by id limit ${PAGE}) v
        where not jsonb_exists(v.card, 'repayment') limit 1`),
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
      const { rows } = await tx.execute<{ id: string; doc: Car }>(
        sql`select id, doc from vehicle where group_slug = ${group} and id > ${last} order by id limit ${PAGE}`,
      );
      const stale = rows.flatMap(({ id, doc }) => outOfDate(id, doc, now));
      if (stale.length > 0) await write(tx, group, stale);
      changed += stale.length;
      return rows.at(-1)?.id;
    });
  }
  return changed;
}

function outOfDate(id: string, doc: Car, now: Date): Changed[] {
  const { car } = withEstimate(doc, now);
  const { weekly_repayment: weekly, interest_rate: interest, comparison_rate: comparison, repayment = null } = car;
  const isSame = weekly === doc.weekly_repayment && isDeepStrictEqual(repayment, doc.repayment);
  return isSame ? [] : [{ id, weekly, interest, comparison, repayment }];
}

async function write(tx: Tx, group: string, changed: readonly Changed[]): Promise<void> {
  const rows = JSON.stringify(changed.map((row) => ({ ...row, band: bucketOf(row.weekly, WEEKLY_STEPS) ?? '' })));
  const given = sql`jsonb_to_recordset(${rows}::jsonb) as c (id text, weekly integer, interest float8, comparison float8, repayment jsonb, band text)`;
  const figures = sql`jsonb_build_object('weekly_repayment', c.weekly, 'interest_rate', c.interest, 'comparison_rate', c.comparison, 'repayment', c.repayment)`;
  await tx.execute(sql`
    update vehicle v set weekly_repayment = c.weekly, card = v.card || ${figures}, doc = v.doc || ${figures}
    from ${given} where v.group_slug = ${group} and v.id = c.id`);
  // A band that no car of the group had before waits for the next import to get a code.
  await tx.execute(sql`
    update vehicle_facet f set weekly_repayment = c.weekly, weekly_price_range = coalesce(b.code, 0)
    from ${given} left join facet_value b on b.group_slug = ${group} and b.attribute = 'weekly_price_range' and b.key = c.band
    where f.group_slug = ${group} and f.id = c.id`);
  await tx.execute(
    sql`update stock_revision set revision = revision + 1, changed_at = now() where group_slug = ${group}`,
  );
}
