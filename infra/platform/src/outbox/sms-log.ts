import type { Pool } from 'pg';
import { asOperator } from '../as-operator';

export type CaughtSms = { id: string; site: string; to: string; text: string; sentAt: string };

/** Text messages the embedded SMS adapter wrote instead of sending, newest first. Only the owner may read them, the application only adds. */
export async function listSms(owner: Pool, limit: number): Promise<CaughtSms[]> {
  const { rows } = await asOperator(owner, (client) =>
    client.query<CaughtSms>(
      `select id::text, site_slug as site, recipient as "to", body as text,
         to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "sentAt"
       from sms_outbox order by created_at desc, id desc limit $1`,
      [limit],
    ),
  );
  return rows;
}
