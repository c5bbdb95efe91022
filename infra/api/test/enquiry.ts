import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { withScope } from '../src/db/scope';
import { startTestApp } from './test-app';
import type { TestApp } from './test-app';

type Posting = { host?: string; headers?: Record<string, string> };
type Scope = { group: string; site: string };

const SUNRISE: Scope = { group: 'sunrise', site: 'sunrise-cars' };

/** What a browser sends for a form filled in as it should be. */
export function anEnquiry(overrides: object = {}) {
  return {
    idempotency_key: randomUUID(),
    name: 'Jane',
    last_name: 'Citizen',
    email: 'jane@example.com',
    phone: '0412 345 678',
    postcode: '4000',
    message: 'Is it still there?',
    terms: 'on',
    ...overrides,
  };
}

/** Sends enquiries to the site sunrise-cars unless told otherwise, and looks at what became of them. */
export function enquiries(server: TestApp) {
  let client = 0;

  async function inDatabase<Row extends Record<string, unknown>>(query: SQL, scope = SUNRISE) {
    const { rows } = await withScope(server.ownerDb, scope, (tx) => tx.execute<Row>(query));
    return rows;
  }

  return {
    /** Rows as they stand, past the API. */
    inDatabase,

    enquire(body: object, { host = 'sunrise-cars.test', headers = {} }: Posting = {}) {
      // Each from an address of its own: no test meets another's rate limit.
      client += 1;
      const address = `203.0.${client >> 8}.${client & 255}`;
      return server.app.inject({
        method: 'POST',
        url: '/api/leads',
        headers: { host, 'x-forwarded-for': address, 'user-agent': 'Test browser', ...headers },
        payload: body,
      });
    },

    async payloadOf(answer: { json(): unknown }): Promise<Record<string, unknown> | undefined> {
      const { lead_id: leadId } = answer.json() as { lead_id: string };
      const [row] = await inDatabase<{ payload: Record<string, unknown> }>(
        sql`select payload from lead where id = ${leadId}`,
      );
      return row?.payload;
    },

    /** How many leads the site has, and how many deliveries wait in the queue. */
    async counts() {
      const [lead] = await inDatabase<{ count: number }>(sql`select count(*)::int from lead`);
      const job = await server.db.execute<{ count: number }>(
        sql`select count(*)::int from pgboss.job where name = 'lead-delivery'`,
      );
      return { leads: lead?.count ?? 0, jobs: job.rows[0]?.count ?? 0 };
    },
  };
}

/**
 * Two dealer groups with a site and a place each, and who enquires at the first.
 * @param location what every place has besides; `id` is `<group>-yard`
 */
export async function startTwoGroups(location: object = {}, env: Record<string, string> = {}) {
  const server = await startTestApp(env);
  for (const group of ['sunrise', 'harbor']) {
    await server.addGroup(group);
    await server.addSite({ slug: `${group}-cars`, group });
    await server.addLocation({ group, id: `${group}-yard`, ...location });
  }
  return { server, leads: enquiries(server) };
}
