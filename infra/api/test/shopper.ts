import { sql } from 'drizzle-orm';
import { withOperatorScope } from '../src/db/scope';
import type { TestApp } from './test-app';

type Answer = { headers: Record<string, unknown> };

/** The cookie a browser would send back. */
export function sessionCookie({ headers }: Answer): string {
  const set = headers['set-cookie'];
  return String(Array.isArray(set) ? set[0] : set).split(';')[0] ?? '';
}

/** What the operator's outbox shows as sent to a phone (E.164), oldest first. */
export async function smsTo(server: TestApp, phone: string): Promise<string[]> {
  const { rows } = await withOperatorScope(server.ownerDb, (tx) =>
    tx.execute<{ body: string }>(sql`select body from sms_outbox where recipient = ${phone} order by id`),
  );
  return rows.map(({ body }) => body);
}

let address = 0;

/**
 * Signs a shopper in on a site as a person would, and returns the session's cookie. `phone` is 04…, `had` the cookie of
 * a session that their browser has already.
 */
export async function signIn(server: TestApp, host: string, phone: string, had?: string): Promise<string> {
  // An address of its own: no other test's limits.
  const headers = { host, 'x-forwarded-for': `192.0.2.${(address += 1)}` };
  const asked = await server.app.inject({
    method: 'POST',
    url: '/api/sign-in/code',
    headers,
    payload: { phone_number: phone },
  });
  const code = (await smsTo(server, `+61${phone.slice(1)}`)).at(-1)?.match(/\d{6}/)?.[0];
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/sign-in/verify',
    headers: { ...headers, origin: `http://${host}`, cookie: [sessionCookie(asked), had].filter(Boolean).join('; ') },
    payload: { phone_number: phone, code },
  });
  if (response.statusCode !== 200) throw new Error(`Sign-in answered ${response.statusCode}`);
  return sessionCookie(response);
}
