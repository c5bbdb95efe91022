import { createBreakers } from './breaker';

let now = 0;
beforeEach(() => {
  now = 0;
});

function failing(times: number) {
  const breakers = createBreakers(() => now);
  for (let failure = 0; failure < times; failure += 1) breakers.failed('crm');
  return breakers;
}

test('five failures in a row close a destination, and no other', () => {
  expect(failing(4).mayTry('crm')).toBe(true);
  const breakers = failing(5);
  expect(breakers.mayTry('crm')).toBe(false);
  expect(breakers.mayTry('smtp')).toBe(true);
});

test('after the pause one try goes through, and only one', () => {
  const breakers = failing(5);
  now = 15_000;

  expect([breakers.mayTry('crm'), breakers.mayTry('crm')]).toEqual([true, false]);
});

test('a try that fails again doubles the pause, up to five minutes', () => {
  const breakers = failing(6);
  now = 29_999;
  expect(breakers.mayTry('crm')).toBe(false);
  now = 30_000;
  expect(breakers.mayTry('crm')).toBe(true);

  const long = failing(40);
  now = 30_000 + 5 * 60_000;
  expect(long.mayTry('crm')).toBe(true);
});

test('from its fifth failure on, each pause ends where it is said to, and lets one try through', () => {
  for (const [failures, pause] of [
    [5, 15_000],
    [6, 30_000],
    [7, 60_000],
    [9, 240_000],
    [10, 300_000],
    [30, 300_000],
  ] as const) {
    now = 1_000;
    const breakers = failing(failures);
    now += pause - 1;
    expect([failures, breakers.mayTry('crm')]).toEqual([failures, false]);
    now += 1;
    expect([breakers.mayTry('crm'), breakers.mayTry('crm')]).toEqual([true, false]);
    // Nobody said how that try ended: after as long a pause the next goes through.
    now += pause;
    expect(breakers.mayTry('crm')).toBe(true);
  }
});

test('four failures are no recovery, and a success forgets them', () => {
  const breakers = failing(4);

  expect(breakers.succeeded('crm')).toEqual({ recovered: false });
  breakers.failed('crm');
  expect(breakers.mayTry('crm')).toBe(true);
});

test('a success opens the way at once and says that it is a recovery', () => {
  const breakers = failing(5);
  now = 15_000;
  breakers.mayTry('crm');

  expect(breakers.succeeded('crm')).toEqual({ recovered: true });
  expect([breakers.mayTry('crm'), breakers.mayTry('crm')]).toEqual([true, true]);
  expect(breakers.succeeded('crm')).toEqual({ recovered: false });
});
