import { setTimeout as delay } from 'node:timers/promises';
import type { ApiAnswer } from '@shared-kit/runtime/request-scope';
import { pageApi } from './page-api';

const found: ApiAnswer = { data: {} };
const missing: ApiAnswer = { error: { status: 404 } };
const down: ApiAnswer = { error: { status: 'FETCH_ERROR' } };
const broken: ApiAnswer = { error: { status: 503 } };

test.each<[string, ApiAnswer[], boolean]>([
  ['nothing was asked', [], false],
  ['all was answered', [found, missing], false],
  ['one part failed', [found, down], false],
  ['nothing was answered', [down, broken], true],
])('where %s', async (_case, answers, isSilent) => {
  const left = [...answers];
  const api = pageApi(() => Promise.resolve(left.shift() ?? found));
  for (let asked = 0; asked < answers.length; asked += 1) await api.ask({ url: 'search' });

  expect(api.isSilent()).toBe(isSilent);
});

test.each<[string, ApiAnswer[], boolean]>([
  ['found or not there', [found, missing], true],
  ['failed in one part', [found, broken], false],
  ['failed with the plainest of failures', [found, { error: { status: 500 } }], false],
  ['not to be had', [down], false],
])('whether all was answered: %s', async (_case, answers, isAnswered) => {
  const left = [...answers];
  const api = pageApi(() => Promise.resolve(left.shift() ?? found));
  for (let asked = 0; asked < answers.length; asked += 1) await api.ask({ url: 'search' });
  expect(api.isAnswered()).toBe(isAnswered);

  const slow = pageApi(() => new Promise(() => undefined));
  void slow.ask({ url: 'search' });
  expect(slow.isAnswered()).toBe(false);
});

test('what has not come when the page goes out has failed for its status, and nothing asked has not', () => {
  const api = pageApi(() => new Promise(() => undefined));
  expect(api.isSilent()).toBe(false);
  void api.ask({ url: 'search' });

  expect(api.isSilent()).toBe(true);
});

test('an API that cannot be reached is asked once for a page, one that has answered again', async () => {
  let asked = 0;
  const silent = pageApi(() => {
    asked += 1;
    return Promise.resolve(down);
  });
  expect([await silent.ask({ url: 'cars/a' }), await silent.ask({ url: 'search' })]).toEqual([down, down]);
  expect(asked).toBe(1);

  const left = [found, down, found];
  const busy = pageApi(() => Promise.resolve(left.shift() ?? down));
  for (const answer of [found, down, found]) expect(await busy.ask({ url: 'search' })).toEqual(answer);
});

test('an API that takes its time each time is not waited for for ever: the page comes without the rest', async () => {
  const waits = [0, 60];
  const slow = pageApi(async () => {
    await delay(waits.shift() ?? 0);
    return found;
  }, 30);

  expect([await slow.ask({ url: 'cars/a' }), await slow.ask({ url: 'search' })]).toEqual([found, down]);
  expect(slow.isSilent()).toBe(false);
});

test('an API that answers nothing at all is waited for once, and not as long as the page may take', async () => {
  let asked = 0;
  const stopped = pageApi(
    () => {
      asked += 1;
      return new Promise(() => undefined);
    },
    60_000,
    10,
  );

  expect([await stopped.ask({ url: 'cars/a' }), await stopped.ask({ url: 'search' })]).toEqual([down, down]);
  expect(asked).toBe(1);
});
