import { manifests, mia, site, startContentDesk } from '../../../../test/desks/content-desk';
import type { ContentDesk } from '../../../../test/desks/content-desk';
import { publishContent, readContent, saveDraft } from './content.service';

const path = '/about-us';

let desk: ContentDesk;
beforeAll(async () => {
  desk = await startContentDesk();
});
afterAll(() => desk.server.stop());
beforeEach(() => desk.store([]));
afterEach(() => desk.empty());

const publish = (at: Date | null) =>
  publishContent(desk.server.ownerDb, manifests, { site, base: 1, by: mia, path, at, confirmed: true });

const far = '2999-01-01T00:00:00Z';

test.each([
  ['is over already', { expiry: '2020-01-01T00:00:00Z' }, null, 'expiry: is in the past'],
  ['ends before it begins', { start: '2999-02-01T00:00:00Z', expiry: far }, null, 'expiry: is not after'],
  ['is to begin years ago', {}, new Date('2020-01-01T00:00:00Z'), 'at: is in the past'],
  ['is over by then', { expiry: far }, new Date('2999-02-01T00:00:00Z'), 'at: the page is over by then'],
])('a page that %s is not published, confirmed or not, and its draft is kept', async (_what, said, at, refusal) => {
  const page = { path, title: 'About us', body: 'Never seen.', ...said };
  await saveDraft(desk.server.ownerDb, { site, base: 0, by: mia, page });

  await expect(publish(at)).rejects.toThrow(refusal);

  expect(await readContent(desk.server.ownerDb, { site, path })).toMatchObject({ newest: 1, seen: null });
});
