import { sql } from 'drizzle-orm';
import { withScope } from '../../db/scope';
import { startLeadDesk } from '../../../test/desks/lead-desk';
import type { LeadDesk } from '../../../test/desks/lead-desk';

let desk: LeadDesk;
beforeAll(async () => {
  desk = await startLeadDesk({ remotes: { 'mfe-leads': { confirm_by_mail: true } } });
});
afterAll(() => desk.stop());

const headers = { host: 'sunrise-cars.test' };
const get = (token: string) => desk.server.app.inject({ url: `/api/preferences/${token}`, headers });
const post = (url: string, payload: object) => desk.server.app.inject({ method: 'POST', url, headers, payload });
const choose = (token: string, marketing: string) => post('/api/preferences', { token, marketing });
const mailsAbout = (subcategory: string, email: string) =>
  desk.catcher.mails.filter(
    ({ subject = '', replyTo }) => subject.startsWith(subcategory) && replyTo?.[0]?.address === email,
  );

/** Sends a form and follows the link of its confirmation. */
async function linked(email: string, overrides: object = {}) {
  await desk.enquire({ email, ...overrides });
  let token = '';
  await desk.until(async () => {
    const mail = desk.catcher.mails.find(({ to }) => to?.[0]?.address === email);
    token = /\/preferences\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    return token !== '';
  });
  return token;
}

test('the confirmation has a link that says what was agreed to, and takes it back; the dealer is told once', async () => {
  const email = 'robin@example.com';
  const token = await linked(email, { opt_in: 'on' });
  expect((await get(token)).json()).toEqual({ email: 'r…@example.com', marketing: true, saved: false });

  const answer = await choose(token, '');
  await choose(token, '');

  const { next } = answer.json<{ next: string }>();
  expect(next).toMatch(new RegExp(`^/preferences/${token}\\?saved=\\d+\\.[0-9a-f]{32}$`));
  const [, mark = ''] = next.split('?');
  expect((await get(`${token}?${mark}`)).json()).toMatchObject({ marketing: false, saved: true });
  expect((await get(`${token}?saved=1`)).json()).toMatchObject({ marketing: false, saved: false });
  expect((await get(token)).json()).toMatchObject({ marketing: false });
  await desk.until(async () => mailsAbout('Marketing: Unsubscribed', email).length > 0);
  const [told, ...again] = mailsAbout('Marketing: Unsubscribed', email);
  expect(told?.text).toContain('Did not agree to receive them');
  expect(again).toEqual([]);
});

test('who took it back is asked no more by a later form without the tick, and agrees again by the link', async () => {
  const email = 'kim@example.com';
  const token = await linked(email, { opt_in: 'on' });
  await choose(token, '');

  await desk.enquire({ email });
  expect((await get(token)).json()).toMatchObject({ marketing: false });
  await choose(token, 'on');

  expect((await get(token)).json()).toMatchObject({ marketing: true });
});

test('an address is enough to unsubscribe, in any case, and the answer tells nobody who is known', async () => {
  const token = await linked('sam@example.com', { opt_in: 'on' });

  const known = await post('/api/unsubscribe', { email: 'SAM@example.com' });
  const unknown = await post('/api/unsubscribe', { email: 'nobody@example.com' });

  // But for the moment and what proves it.
  const saidTo = ({ statusCode, body }: typeof known) => [statusCode, body.replace(/done=\d+\.[0-9a-f]{32}/, 'done=…')];
  expect(saidTo(known)).toEqual(saidTo(unknown));
  expect(saidTo(known)).toEqual([200, '{"next":"/pages/unsubscribe?done=…"}']);
  expect((await get(token)).json()).toMatchObject({ marketing: false });
  expect((await post('/api/unsubscribe', { email: 'sam' })).json()).toMatchObject({
    fieldErrors: { email: [expect.any(String)] },
  });
});

test('that it is done is said to who has just done it, not to who opens an address that says so', async () => {
  const { next } = (await post('/api/unsubscribe', { email: 'pat@example.com' })).json<{ next: string }>();
  const told = async (query: string) =>
    (await desk.server.app.inject({ url: `/api/unsubscribe${query}`, headers })).json<{ done: boolean }>();

  expect(await told(new URL(next, 'http://x').search)).toEqual({ done: true });
  for (const query of ['', '?done=1', '?done=', `?done=${'9'.repeat(13)}.${'a'.repeat(32)}`])
    expect(await told(query)).toEqual({ done: false });
});

test('going back and forth tells the dealer a few times a day, and stopping always works', async () => {
  const token = await linked('forth@example.com', { opt_in: 'on' });
  const statuses: number[][] = [];
  for (let round = 0; round < 7; round += 1)
    statuses.push([(await choose(token, '')).statusCode, (await choose(token, 'on')).statusCode]);

  expect(statuses.map(([stopped]) => stopped)).toEqual(Array.from({ length: 7 }, () => 200));
  expect(statuses.map(([, agreed]) => agreed)).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect((await get(token)).json()).toMatchObject({ marketing: false });
});

test('an address that never wrote to us is noted once, however often it is typed', async () => {
  const noted = () =>
    withScope(desk.server.ownerDb, { group: 'sunrise', site: 'sunrise-cars' }, async (tx) => {
      const { rows } = await tx.execute<{ noted: number }>(sql`select count(*)::int as noted from marketing_choice`);
      return rows[0]?.noted ?? 0;
    });
  const before = await noted();

  for (const email of ['often@example.com', 'Often@example.com', 'often@example.com'])
    await post('/api/unsubscribe', { email });

  expect((await noted()) - before).toBe(1);
});

test('nobody reads or changes preferences with a link that is not theirs', async () => {
  const token = await linked('lee@example.com');

  expect((await get(`${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`)).statusCode).toBe(404);
  expect((await choose('019a0000-0000-7000-8000-000000000000.0', 'on')).statusCode).toBe(404);
});
