import { DAY_MS } from '@shared-kit/domain/time/seconds';
import { readSignedId, signedId } from './signed-id';
import type { LinkPurpose } from './signed-id';

const SECRET = 'a secret of this test, long enough to sign';
const MADE = Date.UTC(2026, 10, 22);
/** As PostgreSQL's uuidv7() makes it at that moment. */
const hex = MADE.toString(16).padStart(12, '0');
const ID = `${hex.slice(0, 8)}-${hex.slice(8)}-7abc-8def-0123456789ab`;

test.each<[LinkPurpose, number]>([
  ['reservation', 180],
  ['booking', 180],
  ['valuation', 90],
  ['photos', 90],
  ['spin', 90],
  ['preferences', 730],
  ['watchlist', 180],
])('a link of the purpose %s works for %i days', (purpose, days) => {
  const token = signedId(SECRET, purpose, 'sunrise-cars', ID);
  const readAfter = (ms: number) => readSignedId(SECRET, purpose, 'sunrise-cars', token, MADE + ms);

  const until = new Date(MADE + days * DAY_MS);
  expect(readAfter(0)).toEqual({ id: ID, until, isOver: false });
  expect(readAfter(days * DAY_MS - 1)).toEqual({ id: ID, until, isOver: false });
  expect(readAfter(days * DAY_MS)).toEqual({ id: ID, until, isOver: true });
});

test('a link opens nothing for another purpose or site, nor with another id', () => {
  const token = signedId(SECRET, 'booking', 'sunrise-cars', ID);

  expect(readSignedId(SECRET, 'reservation', 'sunrise-cars', token, MADE)).toBeNull();
  expect(readSignedId(SECRET, 'booking', 'sunrise-vans', token, MADE)).toBeNull();
  expect(readSignedId(SECRET, 'booking', 'sunrise-cars', token.replace('7abc', '7abd'), MADE)).toBeNull();
});

test('an id that does not say when it was made opens nothing', () => {
  const id = '0b7c1a52-3d3f-4c59-9a11-0123456789ab';

  expect(
    readSignedId(SECRET, 'booking', 'sunrise-cars', signedId(SECRET, 'booking', 'sunrise-cars', id), MADE),
  ).toMatchObject({ id, isOver: true });
});
