import { locks } from 'node:worker_threads';
import { jest } from '@jest/globals';
import { inTurn } from './in-turn';

// jsdom has no locks; Node's are those of the standard.
beforeEach(() => void Object.defineProperty(navigator, 'locks', { value: locks, configurable: true }));
afterEach(() => {
  for (const leave of tabs.splice(0)) leave();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
});

const tabs: (() => void)[] = [];

/** Another tab at work on a site's list, until it is let go. */
async function anotherTab(site: string) {
  const { promise: work, resolve: leave } = Promise.withResolvers<void>();
  await new Promise<void>((begun) => {
    void locks.request(`${site}:watchlist`, () => {
      begun();
      return work;
    });
  });
  tabs.push(leave);
  return { leave };
}

/** Long enough for whatever needs not wait. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 50));

/** The time that somebody waits for another tab is over when the test says so. */
function patience() {
  const over = new AbortController();
  const asked = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal);
  return { asked, end: () => over.abort(new DOMException('Too late', 'TimeoutError')) };
}

test("a change waits for another tab's at the same site, and for that of no other site", async () => {
  const other = await anotherTab('sunrise');
  const done: string[] = [];

  const waiting = inTurn('sunrise', async () => void done.push('sunrise'));
  await inTurn('harbor', async () => void done.push('harbor'));
  await aMoment();
  expect(done).toEqual(['harbor']);

  other.leave();
  await waiting;
  expect(done).toEqual(['harbor', 'sunrise']);
});

test('a tab that hangs is waited for five seconds, not longer', async () => {
  const { asked, end } = patience();
  await anotherTab('sunrise');
  const task = jest.fn(async () => 'saved');

  const change = inTurn('sunrise', task);
  await aMoment();
  expect(asked).toHaveBeenCalledWith(5000);
  expect(task).not.toHaveBeenCalled();
  end();

  expect(await change).toBe('saved');
  expect(task).toHaveBeenCalledTimes(1);
});

test('a change that has begun is neither cut short nor begun again when the time is over', async () => {
  const { end } = patience();
  const { promise: answer, resolve } = Promise.withResolvers<string>();
  const task = jest.fn(() => answer);

  const change = inTurn('sunrise', task);
  await aMoment();
  end();
  resolve('saved');

  expect(await change).toBe('saved');
  expect(task).toHaveBeenCalledTimes(1);
});

test('a change that fails is tried once, and the next has its turn', async () => {
  const failing = jest.fn(() => Promise.reject(new Error('No network')));

  await expect(inTurn('sunrise', failing)).rejects.toThrow('No network');

  expect(failing).toHaveBeenCalledTimes(1);
  expect(await inTurn('sunrise', async () => 'next')).toBe('next');
});

test('a browser without locks takes turns in this tab, after a failure too', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  const { promise: held, reject } = Promise.withResolvers<void>();
  const second = jest.fn(async () => 'second');

  const first = inTurn('sunrise', () => held);
  const after = inTurn('sunrise', second);
  await aMoment();
  expect(second).not.toHaveBeenCalled();
  reject(new Error('No network'));

  await expect(first).rejects.toThrow('No network');
  expect(await after).toBe('second');
});
