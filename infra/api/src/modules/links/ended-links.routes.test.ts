import { sql } from 'drizzle-orm';
import { anEnquiry } from '../../../test/enquiry';
import { startReservationDesk } from '../../../test/desks/reservation-desk';
import type { ReservationDesk } from '../../../test/desks/reservation-desk';
import { LEADS_COMMANDS } from '../leads/desk/leads-commands';
import { signedId } from '../../signing/signed-id';

type Answer = { statusCode: number; json(): unknown; body: string };
type Kind = { purpose: MailLink; leadId: string; car: string; token: string; url: string };

let desk: ReservationDesk;
beforeAll(async () => {
  desk = await startReservationDesk();
});
afterAll(() => desk.server.stop());

const HOST = 'sunrise-cars.test';
const get = (url: string, host = HOST) => desk.server.app.inject({ url, headers: { host } });
const command = (name: string, words: string[], options: Record<string, string> = {}) =>
  LEADS_COMMANDS[name]?.(desk.server.ownerDb, words, options) ?? Promise.reject(new Error(name));
const tokenFor = (purpose: MailLink, id: string) =>
  signedId(desk.server.config.SESSION_SECRET, purpose, 'sunrise-cars', id);

const PAGES = {
  reservation: '/api/reservations/',
  booking: '/api/bookings/',
  valuation: '/api/valuations/',
  photos: '/api/trade-in-photos/',
  spin: '/api/spins/',
  preferences: '/api/preferences/',
} as const;
type MailLink = keyof typeof PAGES;
const ALL = Object.keys(PAGES) as MailLink[];

/** A link of one purpose as its mail would have it, `days` ago: each row made by itself, with the lead of an enquiry. */
async function aLink(purpose: MailLink, days = 0): Promise<Kind> {
  const car = await desk.aCar();
  const enquiry = await desk.leads.enquire(anEnquiry({ car_id: car.id }));
  const leadId = enquiry.json<{ lead_id: string }>().lead_id;
  const made = sql`uuidv7(make_interval(days => ${-days}))`;
  const whose = sql`${'sunrise'}, ${'sunrise-cars'}, ${leadId}`;
  const insert = {
    booking: sql`insert into booking (id, group_slug, site_slug, lead_id, kind, location_id, car_id, starts_at, minutes, seat)
      values (${made}, ${whose}, 'test-drive', 'sunrise-yard', ${car.id}, now() + random() * interval '90 days', 30, 1) returning id`,
    reservation: sql`insert into reservation (id, group_slug, site_slug, lead_id, car_id, car_name, state, deposit_cents, price_cents, expires_at)
      values (${made}, ${whose}, ${car.id}, ${car.name}, 'cancelled', 20000, 3000000, now()) returning id`,
    valuation: sql`insert into valuation (id, group_slug, site_slug, lead_id, vehicle)
      values (${made}, ${whose}, '{"year": 2021, "make": "Kia", "model": "Seltos"}') returning id`,
    spin: sql`insert into spin_play (id, group_slug, site_slug, lead_id, phone_hash, period, prize, wins, code)
      values (${made}, ${whose}, ${leadId}, '2026-11', 'A cap', false, '') returning id`,
    preferences: sql`insert into lead select (jsonb_populate_record(l, jsonb_build_object('id', ${made}, 'idempotency_key', gen_random_uuid()))).*
      from lead l where id = ${leadId} returning id`,
  };
  const [row] = await desk.leads.inDatabase<{ id: string }>(insert[purpose === 'photos' ? 'valuation' : purpose]);
  const token = tokenFor(purpose, row?.id ?? '');
  return { purpose, leadId, car: car.path, token, url: `${PAGES[purpose]}${token}` };
}

const problemOf = (answer: Answer) =>
  (answer.body.startsWith('{') ? answer.json() : {}) as { ended?: string; links?: { label: string; href: string }[] };

test.each(ALL.filter((purpose) => purpose !== 'preferences'))(
  'a revoked link of the purpose %s opens nothing, at its own site and lead only, and opens again when it is restored',
  async (purpose) => {
    const [mine, others] = [await aLink(purpose), await aLink(purpose)];
    expect((await get(mine.url)).statusCode).toBe(200);

    await command('revoke-links', [mine.leadId]);
    await command('revoke-links', [mine.leadId], { only: purpose });

    expect((await get(mine.url)).statusCode).toBe(410);
    expect((await get(others.url)).statusCode).toBe(200);
    expect(await command('restore-links', [mine.leadId], { only: purpose })).toEqual([
      '1 kinds of links open again what they name',
    ]);
    expect((await get(mine.url)).statusCode).toBe(200);
  },
);

test.each(ALL.filter((purpose) => purpose !== 'preferences'))(
  'a link of the purpose %s opens nothing once its person was erased: no time, no place, no vehicle of theirs',
  async (purpose) => {
    const [mine, others] = [await aLink(purpose), await aLink(purpose)];
    await desk.leads.inDatabase(sql`select erase_leads(array[${mine.leadId}]::uuid[])`);

    const answer = await get(mine.url);

    expect([answer.statusCode, problemOf(answer).ended]).toEqual(
      purpose === 'photos' ? [410, undefined] : [410, 'revoked'],
    );
    expect(answer.body).not.toMatch(/seltos|starts_at|sunrise-yard|30 000|A cap/i);
    expect((await get(others.url)).statusCode).toBe(200);
  },
);

test('what a link did is refused with it: nobody cancels, moves, accepts or pays by a revoked one', async () => {
  const [booking, reservation, valuation] = [
    await aLink('booking'),
    await aLink('reservation'),
    await aLink('valuation'),
  ];
  for (const { leadId } of [booking, reservation, valuation]) await command('revoke-links', [leadId]);
  const post = (url: string, payload: object) =>
    desk.server.app.inject({ method: 'POST', url, headers: { host: HOST }, payload });

  const when = { booking_date: '2027-01-04', booking_time: '09:00' };
  const answers = [
    await post('/api/bookings/cancel', { token: booking.token }),
    await post('/api/bookings/reschedule', { token: booking.token, ...when }),
    await get(`/api/bookings/${booking.token}/calendar.ics`),
    await post('/api/reservations/cancel', { token: reservation.token }),
    await post('/api/valuations/accept', { token: valuation.token }),
  ];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([410, 410, 410, 410, 410]);
  const pay = await get(`/api/reservations/${reservation.token}/pay`);
  expect([pay.statusCode, pay.headers.location]).toEqual([303, `http://${HOST}/reservation/${reservation.token}`]);
});

test.each(ALL)('a link of the purpose %s whose time is over says that, and nothing of anybody', async (purpose) => {
  const link = await aLink(purpose, purpose === 'preferences' ? 731 : 200);

  const answer = await get(link.url);

  expect(answer.statusCode).toBe(410);
  expect(answer.body).not.toMatch(/jane|citizen|0412|seltos|4000/i);
});

test('who meets a link that has ended is told why, whom to call and where the vehicle is', async () => {
  const [late, revoked] = [await aLink('booking', 200), await aLink('reservation')];
  await command('revoke-links', [revoked.leadId]);

  const [expired, calledBack] = [problemOf(await get(late.url)), problemOf(await get(revoked.url))];

  expect([expired.ended, calledBack.ended]).toEqual(['expired', 'revoked']);
  for (const [{ links }, { car }] of [
    [expired, late],
    [calledBack, revoked],
  ] as const)
    expect(links).toEqual([
      { label: expect.stringMatching(/^Call /) as string, href: expect.stringMatching(/^tel:/) as string },
      { label: 'See the vehicle', href: car },
      { label: 'Contact us', href: '/contact' },
    ]);
});

test.each(ALL)(
  'a link of the purpose %s that nobody signed and one that names nothing answer alike',
  async (purpose) => {
    const link = await aLink(purpose, 200);
    const [id = '', signature = ''] = link.token.split('.');
    const nobody = '0193f3c4-8a8e-7c11-9a3a-2f3b9c1d2e3f';

    const wrong = [`${id}.${'0'.repeat(32)}`, `${nobody}.${signature}`, tokenFor(purpose, nobody), id, 'x'];
    const answers = await Promise.all(wrong.map((token) => get(`${PAGES[purpose]}${token}`)));

    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(404);
  },
);

test('unsubscribing cannot be revoked, with the rest of a lead or alone', async () => {
  const link = await aLink('preferences');
  const [leadId = ''] = link.token.split('.');

  expect(await command('revoke-links', [leadId])).toEqual([expect.stringContaining('Unsubscribing still works')]);
  await expect(command('revoke-links', [leadId], { only: 'preferences' })).rejects.toThrow('--only is one of');

  expect((await get(link.url)).statusCode).toBe(200);
  await expect(
    desk.leads.inDatabase(sql`insert into revoked_link (group_slug, site_slug, lead_id, purpose)
      values ('sunrise', 'sunrise-cars', ${leadId}, 'preferences')`),
  ).rejects.toThrow();
});

test('an operator names the lead by any of its news, and is told of one that nobody knows', async () => {
  const link = await aLink('booking');
  await desk.server.app.inject({
    method: 'POST',
    url: '/api/bookings/cancel',
    headers: { host: HOST },
    payload: { token: link.token },
  });
  expect(await (async () => (await get(link.url)).json<{ state: string }>().state)()).toBe('cancelled');
  const [news] = await desk.leads.inDatabase<{ id: string }>(
    sql`select id from lead where details @> ${JSON.stringify([{ name: 'earlier_lead', value: link.leadId }])}::jsonb`,
  );

  await command('revoke-links', [news?.id ?? ''], { only: 'booking' });

  expect((await get(link.url)).statusCode).toBe(410);
  await command('restore-links', [news?.id ?? ''], { only: 'booking' });
  expect((await get(link.url)).statusCode).toBe(200);
  await expect(command('revoke-links', ['0190-nobody'])).rejects.toThrow('There is no lead 0190-nobody');
});
