import { jest } from '@jest/globals';
import { server } from '@shared-kit/testing/server';
import { http, HttpResponse } from 'msw';
import { takeSiteFile } from './site-file';

const href = 'http://localhost/site/0123.json?of=mfe-search@1.0.0';

/** Answers in turn, the last one to all further questions. */
function answers(...said: (() => Response)[]): void {
  server.use(
    http.get('http://localhost/site/0123.json', () => (said.length > 1 ? said.shift() : said[0])?.() as never),
  );
  window.__PAGE__ = { origin: 'http://localhost' };
  window.__SITE__ = [href, fetch(href)];
}
const refused = () => new HttpResponse(null, { status: 404 });
const site = () => HttpResponse.json({ menus: [] });

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'performance'] }));
afterEach(() => {
  jest.useRealTimers();
  delete window.__SITE__;
});

test('what the document left to a file is there with what it says itself', async () => {
  answers(site);
  await takeSiteFile();
  expect(window.__PAGE__).toEqual({ origin: 'http://localhost', menus: [] });
});

test('a document that says all of it asks for nothing', async () => {
  window.__PAGE__ = { origin: 'a' };
  await takeSiteFile();
  expect(window.__PAGE__).toEqual({ origin: 'a' });
});

test('it is asked for again, a second later each time, three times at most', async () => {
  answers(() => HttpResponse.error(), refused, site);
  const taken = takeSiteFile();
  await jest.advanceTimersByTimeAsync(3000);
  await taken;
  expect(window.__PAGE__).toMatchObject({ menus: [] });

  answers(refused);
  const failed = expect(takeSiteFile()).rejects.toThrow('cannot be had');
  await jest.advanceTimersByTimeAsync(3000);
  await failed;
});
