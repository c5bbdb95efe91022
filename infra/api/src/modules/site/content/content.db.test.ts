import { parse } from 'yaml';
import { aSiteFile } from '../../../../test/a-site-file';
import { ben, manifests, mia, site, startContentDesk } from '../../../../test/desks/content-desk';
import type { ContentDesk } from '../../../../test/desks/content-desk';
import { withOperatorScope, withScope } from '../../../db/scope';
import { importSite } from '../change/import-site';
import { revertSite } from '../change/revert-site';
import { exportCommand } from '../change/site-commands';
import {
  ContentMovedOn,
  ContentRefused,
  endContent,
  listContent,
  publishContent,
  readContent,
  revertContent,
  saveDraft,
} from './content.service';
import { contentVersions } from './content.schema';

const path = '/about-us';
const aPage = (body: string, said: object = {}) => ({
  path,
  title: 'About us',
  description: 'Who we are.',
  body,
  ...said,
});
const aFile = (body: string, said: object = {}) => ({ ...aSiteFile(), pages: [aPage(body, said)] });

let desk: ContentDesk;
beforeAll(async () => {
  desk = await startContentDesk();
});
afterAll(() => desk.server.stop());
beforeEach(() => desk.store([aPage('As in the file.')]));
afterEach(() => desk.empty());

const save = (body: string, base: number, by = mia, said: object = {}) =>
  saveDraft(desk.server.ownerDb, { site, base, by, page: aPage(body, said) });
const publish = (base: number, at: Date | null = null) =>
  publishContent(desk.server.ownerDb, manifests, { site, base, by: mia, path, at, confirmed: true });

/** What shoppers are served of the page: texts with their times, in order. */
async function served() {
  await desk.server.sites.refresh();
  const pages = desk.server.sites.findBySlug(site)?.config.pages.filter((page) => page.path === path) ?? [];
  return pages.map(({ body, start, expiry }) => ({ body, start, expiry }));
}
const bodies = async () => (await served()).map(({ body }) => body);

test('a draft is seen by nobody until it is published, and then at once', async () => {
  expect(await save('A draft.', 0)).toBe(1);
  expect(await bodies()).toEqual(['As in the file.']);

  await publish(1);

  expect(await bodies()).toEqual(['A draft.']);
});

test('of two who write the same page the second is told who was first and what they changed, and nothing is lost', async () => {
  await save('By Mia.', 0);

  const refused = await save('By Ben.', 0, ben).catch((error: unknown) => error);

  expect(refused).toBeInstanceOf(ContentMovedOn);
  expect((refused as ContentMovedOn).newer).toMatchObject({
    ...{ newest: 1, by: 'Mia' },
    changes: [{ path: 'body', before: 'As in the file.', after: 'By Mia.' }],
  });
  expect(await save('By both.', 1, ben)).toBe(2);
});

test('twenty who save at the same moment get one version between them, and nineteen are told', async () => {
  const saved = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => save(`By ${index}.`, 0)));

  expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusals = saved.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect(refusals.every((reason) => reason instanceof ContentMovedOn)).toBe(true);
});

test('a version that is scheduled is served with its time, and what is seen until then ends there', async () => {
  const at = new Date(Date.now() + 3_600_000);
  await save('For later.', 0);
  await publish(1, at);

  expect(await served()).toEqual([
    { body: 'As in the file.', start: undefined, expiry: at.toISOString() },
    { body: 'For later.', start: at.toISOString(), expiry: undefined },
  ]);
  const { pages } = await listContent(desk.server.ownerDb, site);
  expect(pages).toEqual([expect.objectContaining({ path, state: 'live', next: at.toISOString(), hasDraft: false })]);
});

test('publishing now takes the place of what was scheduled', async () => {
  await save('For later.', 0);
  await publish(1, new Date(Date.now() + 3_600_000));
  await save('For now.', 1);
  await publish(2);

  expect(await bodies()).toEqual(['For now.']);
});

test('a page that was taken away is over at once, and its address leads on where that was said', async () => {
  await endContent(desk.server.ownerDb, manifests, { site, base: 0, by: mia, path, movedTo: '/contact' });
  await desk.server.sites.refresh();

  const [page] = desk.server.sites.findBySlug(site)?.config.pages ?? [];
  expect(page).toMatchObject({ moved_to: '/contact' });
  expect(Date.parse(page?.expiry ?? '')).toBeLessThanOrEqual(Date.now());
  expect((await listContent(desk.server.ownerDb, site)).pages[0]?.state).toBe('expired');
});

test('an earlier version, also that of the file, comes back as a draft', async () => {
  await save('First.', 0);
  await save('Second.', 1);

  expect(await revertContent(desk.server.ownerDb, { site, base: 2, by: ben, path, to: 1 })).toBe(3);
  expect((await readContent(desk.server.ownerDb, { site, path })).page).toMatchObject({ body: 'First.' });
  await revertContent(desk.server.ownerDb, { site, base: 3, by: ben, path, to: 0 });
  expect((await readContent(desk.server.ownerDb, { site, path })).page).toMatchObject({ body: 'As in the file.' });
});

test('what a page lacks, and words that nobody confirmed, keep it from being published; the draft stays', async () => {
  await save('Guaranteed approval.', 0);
  const refused = publishContent(desk.server.ownerDb, manifests, { site, base: 1, by: mia, path, confirmed: false });
  await expect(refused).rejects.toThrow('Nobody may promise');

  await save('<script>', 1, mia, { title: '', colour: 'red' });
  const refusal = await publish(2).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ContentRefused);
  expect((refusal as ContentRefused).findings.map(({ where }) => where)).toEqual(
    expect.arrayContaining(['title']) as string[],
  );

  expect(await bodies()).toEqual(['As in the file.']);
  expect((await readContent(desk.server.ownerDb, { site, path })).page).toMatchObject({
    body: '<script>',
    colour: 'red',
  });
});

test('the older version of a page is not published over a newer one that was not looked at', async () => {
  await save('First.', 0);
  await save('Second.', 1, ben);

  await expect(publish(1)).rejects.toThrow(ContentMovedOn);
});

test('a file that leaves a page as it was leaves what was published of it', async () => {
  await save('Published.', 0);
  await publish(1);

  const again = await importSite(
    desk.server.ownerDb,
    { ...aFile('As in the file.'), name: 'Another name' },
    { manifests },
  );

  expect(again).toMatchObject({ changed: true, overtaken: [] });
  expect(await bodies()).toEqual(['Published.']);
});

test('what a file changes of a page is seen, and what was published before stays a version', async () => {
  await save('Published.', 0);
  await publish(1);

  const { overtaken } = await importSite(desk.server.ownerDb, aFile('Changed in the file.'), { manifests });

  expect(overtaken).toEqual([{ path, version: 1 }]);
  expect(await bodies()).toEqual(['Changed in the file.']);
  const { versions } = await readContent(desk.server.ownerDb, { site, path });
  expect(versions.map(({ version }) => version)).toEqual([2, 1]);
});

test('a page that a file no longer has is over, and one that a revert brings back is seen again', async () => {
  await save('Published.', 0);
  await publish(1);
  await importSite(desk.server.ownerDb, { ...aSiteFile(), pages: [] }, { manifests });
  expect((await listContent(desk.server.ownerDb, site)).pages).toEqual([expect.objectContaining({ state: 'expired' })]);

  await revertSite(desk.server.ownerDb, site, 1, { manifests });

  expect(await bodies()).toEqual(['As in the file.']);
});

test('an export says what shoppers see, and imported again it changes nothing of that', async () => {
  await save('Published.', 0);
  await publish(1);
  const tool = {
    ...{ ownerDb: desk.server.ownerDb, manifests, stampPicture: (id: string) => Promise.resolve(id) },
    hasPicture: () => Promise.resolve(true),
  };

  const [text] = await exportCommand(tool, site);

  const exported = aFile('Published.');
  expect(parse(text ?? '')).toEqual(exported);
  expect(await importSite(desk.server.ownerDb, exported, { manifests })).toMatchObject({ overtaken: [] });
  expect(await bodies()).toEqual(['Published.']);
});

test('nothing that was written is changed afterwards, and no site sees the versions of another', async () => {
  await save('Kept.', 0);

  await expect(
    withOperatorScope(desk.server.ownerDb, (tx) => tx.update(contentVersions).set({ author: 'somebody else' })),
  ).rejects.toThrow();
  const seenBy = (slug: string) =>
    withScope(desk.server.db, { group: 'sunrise', site: slug }, (tx) => tx.select().from(contentVersions));
  expect(await seenBy('sunset-cars')).toEqual([]);
  expect(await seenBy(site)).toHaveLength(1);
});

test('the shell is given a draft by this machine alone: the newest version, or the one a link names', async () => {
  await save('First.', 0);
  await save('Second.', 1);
  const ask = (query: string, headers = {}) =>
    desk.server.app.inject({ url: `/internal/content-draft?site=${site}&path=${path}${query}`, headers });

  expect((await ask('')).json()).toMatchObject({ body: 'Second.', form: '' });
  expect((await ask('&version=1')).json()).toMatchObject({ body: 'First.' });
  expect((await ask('&version=9')).statusCode).toBe(404);
  expect((await ask('', { 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(404);

  await save('', 2, mia, { title: '' });
  expect((await ask('')).json()).toMatchObject({ detail: expect.stringContaining('title') as string });
});

test('who published what is in the audit', async () => {
  await save('Published.', 0);
  await publish(1);

  const { rows } = await desk.server.ownerDb.$client.query(
    `select actor, kind, subject from audit_entry where area = 'content' order by id desc limit 1`,
  );
  expect(rows).toEqual([{ actor: 'Mia', kind: 'published', subject: `${site}${path}` }]);
});
