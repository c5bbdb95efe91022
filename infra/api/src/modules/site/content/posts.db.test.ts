import { parse } from 'yaml';
import { aSiteFile } from '../../../../test/a-site-file';
import { manifests, mia, site, startContentDesk } from '../../../../test/desks/content-desk';
import type { ContentDesk } from '../../../../test/desks/content-desk';
import { importSite } from '../change/import-site';
import { exportCommand } from '../change/site-commands';
import { checkContent, endContent, listContent, publishContent, readContent, saveDraft } from './content.service';

const DATE = '2026-01-05T00:00:00Z';
const ofFile = {
  slug: 'towing',
  title: 'Towing',
  author: 'Jo',
  date: DATE,
  summary: 'What a car tows.',
  body: 'Read.',
};
const path = '/blog/towing';
const aPost = (said: object = {}) => ({
  ...{ path, title: 'Towing', description: 'What a car tows.', body: 'Read **this**.' },
  ...{ post: { author: 'Jo', date: DATE } },
  ...said,
});

let desk: ContentDesk;
beforeAll(async () => {
  desk = await startContentDesk();
});
afterAll(() => desk.server.stop());
beforeEach(() => desk.store([], { posts: [ofFile] }));
afterEach(() => desk.empty());

const save = (base: number, page: ReturnType<typeof aPost> = aPost()) =>
  saveDraft(desk.server.ownerDb, { site, base, by: mia, page });
const publish = (base: number, at: Date | null = null, of = path) =>
  publishContent(desk.server.ownerDb, manifests, { site, base, by: mia, path: of, at, confirmed: true });
const listed = async () => (await listContent(desk.server.ownerDb, site)).pages;
const exported = async () =>
  parse(
    (
      await exportCommand(
        {
          ownerDb: desk.server.ownerDb,
          manifests,
          hasPicture: () => Promise.resolve(true),
          stampPicture: (id: string) => Promise.resolve(id),
        },
        site,
      )
    ).join('\n'),
  ) as { posts?: object[] };

async function servedPosts() {
  await desk.server.sites.refresh();
  return (desk.server.sites.findBySlug(site)?.config.posts ?? []).map(({ slug, body, start, expiry }) => ({
    ...{ slug, body, start, expiry },
  }));
}

test('a post of the file is listed among the pages, and read as one', async () => {
  expect(await listed()).toMatchObject([{ path, title: 'Towing', state: 'live', by: null }]);
  expect(await readContent(desk.server.ownerDb, { site, path })).toMatchObject({
    ...{ version: 0, seen: 0 },
    page: { path, description: 'What a car tows.', body: 'Read.', post: { author: 'Jo', date: DATE } },
  });
});

test('a post is changed as a draft, published, scheduled and taken away as a page is', async () => {
  await save(0);
  expect((await servedPosts()).map(({ body }) => body)).toEqual(['Read.']);
  await publish(1);
  expect((await servedPosts()).map(({ body }) => body)).toEqual(['Read **this**.']);

  await save(1, aPost({ body: 'Later.' }));
  await publish(2, new Date(Date.now() + 3_600_000));
  const [now, later] = await servedPosts();
  expect([now?.body, later?.body]).toEqual(['Read **this**.', 'Later.']);
  expect(now?.expiry).toBe(later?.start);

  await endContent(desk.server.ownerDb, manifests, { site, base: 2, by: mia, path, movedTo: null });
  expect(await listed()).toMatchObject([{ path, state: 'expired' }]);
});

test('a new post stands beside those of the file, and an export has both as posts', async () => {
  const page = aPost({ path: '/blog/tyres', title: 'Tyres', blocks: [{ kind: 'figures', heading: '' }] });
  await save(0, page);
  await publish(1, null, '/blog/tyres');

  expect((await servedPosts()).map(({ slug }) => slug)).toEqual(['towing', 'tyres']);
  const { posts } = await exported();
  expect(posts).toMatchObject([ofFile, { slug: 'tyres', author: 'Jo', date: DATE, blocks: [{ kind: 'figures' }] }]);
});

test('a file that changes a post takes the place of what was published, and one that leaves it does not', async () => {
  await save(0);
  await publish(1);
  const again = { ...aSiteFile(), pages: [], posts: [ofFile], phone: '07 0000 0001' };
  await importSite(desk.server.ownerDb, again, { manifests });
  expect((await servedPosts()).map(({ body }) => body)).toEqual(['Read **this**.']);

  const changed = { ...again, posts: [{ ...ofFile, body: 'Anew.' }] };
  const { overtaken } = await importSite(desk.server.ownerDb, changed, { manifests });
  expect(overtaken).toEqual([{ path, version: 1 }]);
  expect((await servedPosts()).map(({ body }) => body)).toEqual(['Anew.']);
});

test('a post that lacks what the blog asks for is refused at its field', async () => {
  const { description: _, ...page } = aPost({ body: '' });
  const found = await checkContent(desk.server.ownerDb, manifests, site, { ...page, post: { author: '', date: DATE } });

  const errors = found.filter(({ level }) => level === 'error').map(({ where }) => where);
  expect(errors).toEqual(expect.arrayContaining(['description', 'body', 'author']));
});

test('a post of tomorrow is scheduled', async () => {
  const date = new Date(Date.now() + 86_400_000).toISOString();
  await save(0, aPost({ post: { author: 'Jo', date } }));
  await publish(1);

  expect(await listed()).toMatchObject([{ path, state: 'scheduled' }]);
});
