import { withScope } from '../../src/db/scope';
import type { SQL } from 'drizzle-orm';
import { sessionCookie, smsTo } from '../shopper';
import { startTestApp } from '../test-app';

/** Two groups with a site each, and a browser that signs in to either. */
export type SignInDesk = Awaited<ReturnType<typeof startSignInDesk>>;

export const sunrise = 'sunrise-cars.test';
export const harbor = 'harbor-cars.test';

/** Starts the API; `anew` makes the browser another one, at an address of its own, before each test. */
export async function startSignInDesk() {
  const server = await startTestApp({ SMS_CODES_AN_HOUR_PER_NUMBER_RANGE: '1000' });
  for (const group of ['sunrise', 'harbor']) {
    await server.addGroup(group);
    await server.addSite({ slug: `${group}-cars`, group });
  }
  let client = 1;
  const desk = {
    server,
    /** What a browser that asked for a code sends back with it. */
    browser: '',
    anew() {
      client += 1;
      desk.browser = '';
    },
    post: (host: string, url: string, payload: object, headers: Record<string, string> = {}) =>
      server.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { host, 'x-forwarded-for': `203.0.113.${client}`, ...headers },
      }),
    async requestCode(phone: string, host = sunrise) {
      const answer = await desk.post(host, '/api/sign-in/code', { phone_number: phone }, { cookie: desk.browser });
      if (answer.statusCode === 202) desk.browser = sessionCookie(answer);
      return answer;
    },
    verify: (phone: string, code: string, host = sunrise) =>
      desk.post(host, '/api/sign-in/verify', { phone_number: phone, code }, { cookie: desk.browser }),
    async sentCode(phone: string, host = sunrise) {
      await desk.requestCode(phone, host);
      return (await smsTo(server, phone)).at(-1)?.match(/\d{6}/)?.[0] ?? '';
    },
    /** The database as it stands, past the API. */
    inDatabase: (query: SQL) =>
      withScope(server.ownerDb, { group: 'sunrise', site: 'sunrise-cars' }, (tx) => tx.execute(query)),
  };
  return desk;
}
