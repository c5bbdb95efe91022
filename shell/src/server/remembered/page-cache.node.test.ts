import { setImmediate as nextTurn } from 'node:timers/promises';
import { aPageCache, pageAsked } from '../testing/a-page-cache';
import type { CachedPage } from '../testing/a-page-cache';

test('a page is rendered once for all who ask at once and afterwards, in nobody’s name', async () => {
  const { state, jobs, visit, hold, release } = aPageCache();
  hold();
  const all = [visit(), visit(), visit()];
  await nextTurn();
  release();
  const seen = [...(await Promise.all(all)), await visit()];

  expect(state.rendered).toBe(1);
  expect(seen.map(({ text, isLive }) => [text.includes('Forty cars'), isLive])).toEqual(Array(4).fill([true, false]));
  expect(jobs.map(({ shopper }) => shopper.cookie)).toEqual([undefined]);
});

test('a page whose style sheets are not one yet is given to those who wait, and rendered anew for the next', async () => {
  const { state, visit } = aPageCache();
  const link = (href: string) => `<link rel="stylesheet" href="${href}"/>`;
  state.page = { text: link('/theme/a.css') + link('/assets/main.css') + link('/remotes/a.css') };
  expect((await visit()).text).toContain('/remotes/a.css');
  state.page = { text: link('/styles/all.css') + link('/theme/a.css') };
  expect((await visit()).text).toContain('/styles/all.css');
  await visit();

  expect(state.rendered).toBe(2);
});

test('another address, host or release is another page', async () => {
  const { state, visit } = aPageCache();
  await visit();
  await visit({ ...pageAsked, key: 'https://harbor.example/' });

  expect(state.rendered).toBe(2);
});

test('once the stock or the configuration has changed nobody sees the page before', async () => {
  const { state, visit } = aPageCache();
  await visit();
  state.page = { text: 'Thirty-nine cars' };

  expect((await visit({ ...pageAsked, state: 'sunrise 1 stock 8' })).text).toContain('Thirty-nine cars');
  expect((await visit({ ...pageAsked, state: 'sunrise 1 stock 8' })).text).toContain('Thirty-nine cars');
  expect(state.rendered).toBe(2);
});

test('who asks after a change is not given what is being rendered from before it', async () => {
  const { state, visit, hold, release } = aPageCache();
  hold();
  const before = visit();
  await nextTurn();
  state.page = { text: 'Thirty-nine cars' };
  const after = visit({ ...pageAsked, state: 'sunrise 1 stock 8' });
  await nextTurn();
  release();
  await before;

  expect((await after).text).toContain('Thirty-nine cars');
});

test('with the next minute a page is rendered anew, behind the back of who asks in its first seconds', async () => {
  const { state, jobs, visit } = aPageCache();
  await visit();
  state.page = { text: 'Open now' };
  state.nowMs = Date.parse('2026-11-23T12:00:59Z');
  expect((await visit()).text).toContain('Forty cars');
  expect(state.rendered).toBe(1);

  state.nowMs = Date.parse('2026-11-23T12:01:02Z');
  expect((await visit()).text).toContain('Forty cars');
  await nextTurn();
  expect((await visit()).text).toContain('Open now');
  expect(state.rendered).toBe(2);
  expect(jobs.at(-1)).toMatchObject({ waitForAll: true, shopper: { cookie: undefined } });
});

test('however many ask in those seconds, it is rendered anew once', async () => {
  const { state, visit, hold, release } = aPageCache();
  await visit();
  state.nowMs = Date.parse('2026-11-23T12:01:02Z');
  hold();
  await Promise.all([visit(), visit(), visit()]);
  release();

  expect(state.rendered).toBe(2);
});

test('a page shows the minute in which it was begun, however long it takes', async () => {
  const { state, visit, hold, release } = aPageCache();
  hold();
  const slow = visit();
  await nextTurn();
  state.nowMs = Date.parse('2026-11-23T12:01:05Z');
  release();
  await slow;
  state.page = { text: 'Closed' };

  expect((await visit()).text).toContain('Closed');
});

test('what nobody asked for in the seconds after its minute is given to nobody', async () => {
  const { state, visit } = aPageCache();
  await visit();
  state.page = { text: 'Closed' };
  state.nowMs = Date.parse('2026-11-23T12:01:05Z');

  expect((await visit()).text).toContain('Closed');
});

test.each([
  ['is late, has failed in part, or is no 200', { text: 'A part is missing', isLasting: false }],
  ['was cut short by a lost thread', { text: 'Half of it', isCut: true }],
])('a page that %s is sent to who asked, and rendered again for the next', async (_case, page: CachedPage) => {
  const { state, visit } = aPageCache();
  state.page = page;
  const first = await visit();
  const second = await visit();

  expect([first, second].map(({ isLive, text }) => [isLive, text.includes(page.text)])).toEqual([
    [true, true],
    [true, true],
  ]);
  expect(state.rendered).toBeGreaterThanOrEqual(2);
});

test('who waited for a page that lasts for nobody gets one of their own', async () => {
  const { state, visit, hold, release } = aPageCache();
  state.page = { text: 'A part is late', isLasting: false };
  hold();
  const both = [visit(), visit()];
  await nextTurn();
  release();
  const [first, second] = await Promise.all(both);

  expect([first?.isLive, second?.isLive]).toEqual([true, true]);
  expect(first?.text).not.toBe(second?.text);
});

test('a page of one’s own is rendered with the visitor’s cookie, each time', async () => {
  const { state, jobs, visit } = aPageCache({ isForAll: false });
  await visit();
  await visit();

  expect(state.rendered).toBe(2);
  expect(jobs.map(({ shopper }) => shopper.cookie)).toEqual(['session=1', 'session=1']);
});

test('who is sent elsewhere goes there, each time', async () => {
  const { state, visit } = aPageCache();
  state.page = { text: '', movedTo: '/search/used-cars' };

  expect([await visit(), await visit()]).toMatchObject([
    { movedTo: '/search/used-cars' },
    { movedTo: '/search/used-cars' },
  ]);
});

test('a failure is not shared: who waited for that page gets one of their own', async () => {
  const { state, visit, hold, release } = aPageCache();
  hold();
  state.fails = true;
  const both = [visit(), visit()];
  await nextTurn();
  release();
  await Promise.allSettled(both);

  expect(state.rendered).toBe(2);
});

test('a failure is the visitor’s who met it, and forgotten', async () => {
  const { state, visit } = aPageCache();
  state.fails = true;
  await expect(visit()).rejects.toThrow('cannot be rendered');
  state.fails = false;

  expect((await visit()).text).toContain('Forty cars');
});

test('a page that cannot be rendered anew is not given any longer', async () => {
  const { state, visit } = aPageCache();
  await visit();
  state.fails = true;
  state.nowMs = Date.parse('2026-11-23T12:01:02Z');
  await visit();
  await nextTurn();

  await expect(visit()).rejects.toThrow('cannot be rendered');
});

test('keeps as many bytes as it may, those that were asked for last', async () => {
  const { state, visit } = aPageCache();
  const other = (index: number) => ({ ...pageAsked, key: `https://sunrise.example/${index}` });
  state.page = { text: 'x'.repeat(4_000) };
  for (const index of [1, 2, 3]) await visit(other(index));
  const before = state.rendered;
  await visit(other(3));
  expect(state.rendered).toBe(before);
  await visit(other(1));
  expect(state.rendered).toBe(before + 1);
});
