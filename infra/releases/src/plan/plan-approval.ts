import { and, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { releasePlanEvents } from './plan.schema';

/** Whether a plan was approved by a person who is not the one that drafted it. */
export async function wasApprovedByASecond(db: Pick<NodePgDatabase, 'select'>, plan: number): Promise<boolean> {
  const { kind, payload, id } = releasePlanEvents;
  const bySecond = sql`${payload} @> ${JSON.stringify({ plan, second: true })}::jsonb`;
  const rows = await db
    .select({ id })
    .from(releasePlanEvents)
    .where(and(eq(kind, 'approved'), bySecond));
  return rows.length > 0;
}
