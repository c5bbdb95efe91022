import { isCancellable } from '../deposit/cancel-reservation.service';
import { isOwn } from './own-reservations';

const asker = { made: ['mine'], phoneHash: null, pageOf: (id: string) => id };
const site = { slug: 'sunrise-cars' };
const stored = { id: 'another', siteSlug: 'sunrise-cars', phoneHash: 'of my phone', phoneProven: true };

test.each([
  ['one that this browser made', asker, { ...stored, id: 'mine', phoneProven: false }, true],
  ["one of somebody else's", asker, stored, false],
  ['one made signed in with the phone', { ...asker, phoneHash: 'of my phone' }, stored, true],
  [
    'one for which somebody typed my phone',
    { ...asker, phoneHash: 'of my phone' },
    { ...stored, phoneProven: false },
    false,
  ],
  ["one of another's phone", { ...asker, phoneHash: 'of another phone' }, stored, false],
  ['one without a phone, for who is not signed in', asker, { ...stored, phoneHash: null }, false],
  ['one made at another site', asker, { ...stored, id: 'mine', siteSlug: 'harbor-cars' }, false],
  [
    'one of my phone at another site',
    { ...asker, phoneHash: 'of my phone' },
    { ...stored, siteSlug: 'harbor-cars' },
    false,
  ],
])('%s is own: %s', (_what, who, reservation, own) => {
  expect(isOwn(who, site, reservation)).toBe(own);
});

const now = new Date('2026-03-06T06:00:00Z');
test.each([
  ['held', -1, true],
  ['paid', 1, true],
  ['paid', 0, false],
  ['paid', -1, false],
  ['refund_due', 1, false],
  ['cancelled', 1, false],
  ['expired', 1, false],
] as const)('%s, with %i ms left, a shopper may cancel it: %s', (state, leftMs, may) => {
  expect(isCancellable({ state, expiresAt: new Date(now.getTime() + leftMs) }, now)).toBe(may);
});
