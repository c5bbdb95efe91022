import { emptiedDatabases } from '@infra/platform/postgres/testing/emptied-database';
import { REMOTE, openTestDesk } from '../../test/a-release-desk';

const emptied = emptiedDatabases();
let open: Awaited<ReturnType<typeof openTestDesk>>;
beforeEach(async () => {
  open = await openTestDesk(await emptied());
});
afterEach(() => open.close());

test('the log is read newest first, page by page, and by remote, person, kind and time', async () => {
  await open.act({ act: 'pin', version: '1.0.0', site: 'harbor' });
  const words = async (query: string) =>
    (await open.get(`/log${query}`)).json<{ entries: { id: number; words: string }[]; more: boolean }>();

  const first = await words('?limit=2');
  expect(first.entries.map((entry) => entry.words)).toEqual(['pinned harbor to 1.0.0', 'promoted 1.1.0']);
  expect(first.more).toBe(true);
  const rest = await words(`?before=${first.entries.at(-1)!.id}`);
  expect(rest.entries.map((entry) => entry.words)).toEqual([
    'promoted 1.0.0',
    'published 1.2.0',
    'published 1.1.0',
    'published 1.0.0',
  ]);
  expect(rest.more).toBe(false);
  expect((await words('?actor=mia')).entries).toHaveLength(1);
  expect((await words('?kind=promoted')).entries).toHaveLength(2);
  expect((await words('?remote=mfe-vehicle')).entries).toEqual([]);
  expect((await words('?to=2020-01-01T00:00:00Z')).entries).toEqual([]);
  expect((await open.get('/log?kind=everything')).json()).toMatchObject({
    fieldErrors: { kind: [expect.any(String)] },
  });
});

test('it explains what a visitor gets now, and what one got at a moment of the past', async () => {
  const moment = new Date().toISOString();
  const conclusion = async (query: string) =>
    (await open.get(`/explain?site=harbor&remote=${REMOTE}${query}`))
      .json<{ remotes: { lines: string[] }[] }>()
      .remotes[0]?.lines.at(-1);
  await open.act({ act: 'pin', version: '1.0.0', site: 'harbor' });

  expect(await conclusion('&visitor=someone')).toContain('=> 1.0.0, because the site is pinned to it');
  expect(await conclusion(`&at=${moment}`)).toContain('=> 1.1.0, because it is stable');
  expect(await conclusion('&at=2020-01-01T00:00:00Z')).toContain('=> nothing');
  expect((await open.get('/explain?site=nowhere')).json()).toMatchObject({
    fieldErrors: { site: [expect.any(String)] },
  });
  expect((await open.get('/explain')).json()).toMatchObject({ fieldErrors: { site: [expect.any(String)] } });
});
