import type { FastifyReply, FastifyRequest } from 'fastify';
import { reservationToken } from '../reservation-token';
import { askerOf, noteReservation } from './own-reservations';

const SECRET = 'a secret';
const site = { slug: 'sunrise-cars', group_slug: 'sunrise' };
/** A link is good for a time that its id begins with. */
const now = Date.now().toString(16).padStart(12, '0');
const ids = Array.from(
  { length: 6 },
  (_, number) => `${now.slice(0, 8)}-${now.slice(8)}-7000-8000-00000000000${number}`,
);
const tokens = ids.map((id) => reservationToken(SECRET, site.slug, id));

function requestWith(cookies: Record<string, string>, protocol = 'http') {
  return { site, cookies, protocol } as unknown as FastifyRequest;
}

/** The cookie that an answer which leads there sets; null for none. */
function noted(next: string | undefined, request: FastifyRequest) {
  let set: unknown[] | null = null;
  noteReservation(request, { setCookie: (...cookie: unknown[]) => (set = cookie) } as unknown as FastifyReply, next);
  return set;
}

test.each(['http', 'https'])('over %s the cookie is kept for a month, out of reach of scripts', (protocol) => {
  const secure = protocol === 'https';

  expect(noted(`/reservation/${tokens[0]}`, requestWith({}, protocol))).toEqual([
    secure ? '__Host-reservations' : 'reservations',
    tokens[0],
    { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: 30 * 86_400 },
  ]);
});

test('a form that is sent again is one reservation in it, the latest first', () => {
  const known = requestWith({ reservations: `${tokens[0]}~${tokens[1]}` });

  expect(noted(`/reservation/${tokens[1]}`, known)?.[1]).toBe(`${tokens[1]}~${tokens[0]}`);
});

test.each([
  undefined,
  '/success',
  '/reservation/',
  '/other/reservation/a.b',
  '/reservation/a.b/pay',
  '/reservation/a~b',
])('an answer that leads to %p notes nothing', (next) => {
  expect(noted(next, requestWith({}))).toBeNull();
});

test('of a cookie four are read, however many somebody puts into it, and only what was signed for this site', () => {
  const others = reservationToken(SECRET, 'sunrise-vans', ids[5] ?? '');
  const askerWith = (...given: string[]) => askerOf(SECRET, requestWith({ reservations: given.join('~') }), null);

  expect(askerWith(...tokens).made).toEqual(ids.slice(0, 4));
  expect(askerWith(others, 'forged', tokens[0] ?? '').made).toEqual(ids.slice(0, 1));
});

test('a cookie of plain http is not read over https', () => {
  const cookies = { reservations: tokens[0] ?? '' };

  expect(askerOf(SECRET, requestWith(cookies, 'https'), null).made).toEqual([]);
});
