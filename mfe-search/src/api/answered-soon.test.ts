import { jest } from '@jest/globals';
import { answeredSoon } from './answered-soon';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a quick answer comes with the page', async () => {
  await expect(answeredSoon(Promise.resolve('cars'))).resolves.toBe('cars');
  expect(jest.getTimerCount()).toBe(0);
});

test('a slow answer lets the page come without it', async () => {
  const waiting = answeredSoon(new Promise(() => undefined));
  await jest.advanceTimersByTimeAsync(149);
  expect(jest.getTimerCount()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  await expect(waiting).resolves.toBeUndefined();
});
