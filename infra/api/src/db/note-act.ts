import { sql } from 'drizzle-orm';
import type { Db, Tx } from './db';

/** What somebody is about to do that has no log of its own. `subject` and `detail` name no person. */
type Act = {
  area: 'leads' | 'releases' | 'sites';
  actor: string;
  actorId: string | null;
  kind: string;
  subject: string;
  detail?: Readonly<Record<string, string | number | boolean>>;
};

/** Enters an act in the audit (migration 0180), before it is done: nothing is done without an entry. Needs the owner. */
export async function noteAct(db: Db | Tx, { area, actor, actorId, kind, subject, detail = {} }: Act): Promise<void> {
  await db.execute(
    sql`select append_audit(audit_line(${area}, null, now(), ${actor}, ${actorId}, ${kind}, ${subject}, ${JSON.stringify(detail)}::jsonb))`,
  );
}
