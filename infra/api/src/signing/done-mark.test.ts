import { MINUTE_MS } from '@shared-kit/domain/time/seconds';
import { doneMark, isDoneMark } from './done-mark';

const act = { secret: 'a secret of this test, long enough to sign', site: 'sunrise-cars', act: 'unsubscribe' };
const NOW = Date.UTC(2026, 10, 22);

test('a mark is believed for some minutes, at its site and for what was done', () => {
  const mark = doneMark(act, NOW);

  expect(isDoneMark(act, mark, NOW)).toBe(true);
  expect(isDoneMark(act, mark, NOW + 5 * MINUTE_MS - 1)).toBe(true);
  expect(isDoneMark(act, mark, NOW + 5 * MINUTE_MS)).toBe(false);
  expect(isDoneMark({ ...act, site: 'sunrise-vans' }, mark, NOW)).toBe(false);
  expect(isDoneMark({ ...act, act: 'preferences x' }, mark, NOW)).toBe(false);
});

test.each(['1', '', 'on', '.', `${NOW + 1}.`, `${NOW + MINUTE_MS}.${'0'.repeat(32)}`])(
  'nobody believes "%s"',
  (mark) => {
    expect(isDoneMark(act, mark, NOW)).toBe(false);
  },
);

test('no other time can be written into a mark', () => {
  const [, signature] = doneMark(act, NOW).split('.');
  expect(isDoneMark(act, `${NOW + 60 * MINUTE_MS}.${signature}`, NOW)).toBe(false);
});
