import type { Statements } from '../registry/log/statements';

/** Whether a plan was approved by a person who is not the one that drafted it. */
export async function wasApprovedByASecond(db: Statements, plan: number): Promise<boolean> {
  const { rows } = await db.query(
    `select id from release_plan_event where kind = 'approved' and payload @> $1::jsonb limit 1`,
    [JSON.stringify({ plan, second: true })],
  );
  return rows.length > 0;
}
