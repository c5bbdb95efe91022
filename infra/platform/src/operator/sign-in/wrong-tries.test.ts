import { MINUTE_MS } from '@shared-kit/domain/time/seconds';
import { WrongTries } from './wrong-tries';

test('five a minute of one client, and others are not kept waiting', () => {
  const tries = new WrongTries();
  for (let i = 0; i < 5; i += 1) tries.add('192.0.2.1', i * 1000);
  expect(tries.waitSeconds('192.0.2.1', 5000)).toBe(55);
  expect(tries.waitSeconds('192.0.2.2', 5000)).toBe(0);
  expect(tries.waitSeconds('192.0.2.1', MINUTE_MS)).toBe(0);
});

test('thirty an hour of one client; a stranger who tries all the time keeps nobody else out', () => {
  const tries = new WrongTries();
  for (let i = 0; i < 30; i += 1) tries.add('198.51.100.7', i * MINUTE_MS);
  expect(tries.waitSeconds('198.51.100.7', 30 * MINUTE_MS)).toBe(30 * 60);
  expect(tries.waitSeconds('203.0.113.9', 30 * MINUTE_MS)).toBe(0);
  expect(tries.waitSeconds('198.51.100.7', 60 * MINUTE_MS)).toBe(0);
});

test('what turns out to have been right is not counted', () => {
  const tries = new WrongTries();
  for (let i = 0; i < 5; i += 1) tries.add('192.0.2.1', 0).not();
  expect(tries.waitSeconds('192.0.2.1', 0)).toBe(0);
});
