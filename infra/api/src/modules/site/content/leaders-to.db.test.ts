import type { RemoteManifest, RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { z } from 'zod';
import { aSiteFile, manifestOf } from '../../../../test/a-site-file';
import { mia, site, startContentDesk } from '../../../../test/desks/content-desk';
import type { ContentDesk } from '../../../../test/desks/content-desk';
import { importSite } from '../change/import-site';
import { endContent, leadersTo, publishContent, saveDraft } from './content.service';

type Known = Parameters<typeof leadersTo>[1];
const away = '/away';
const aPage = (path: string, said: object = {}) => ({ path, title: `About ${path}`, body: 'Words.', ...said });
const menu = { menu: 'footer' as const, group: '', order: 0 };
const manifests = new Map<RemoteName, { menus: RemoteManifest['menus'] } & ReturnType<typeof manifestOf>>([
  [
    'mfe-leads',
    {
      ...manifestOf(
        z.object({
          terms_page: z.string().default(away),
          other_page: z.string().default('/here'),
          is_on: z.boolean().default(false),
        }),
      ),
      menus: [
        { ...menu, label: 'Away', href: away },
        { ...menu, label: 'Only with a flag', href: away, when: 'is_on' },
        { ...menu, label: 'Where there is stock', href: away, when: ['has_stock'] },
      ],
    },
  ],
]);

let desk: ContentDesk;
beforeAll(async () => {
  desk = await startContentDesk();
});
afterAll(() => desk.server.stop());
afterEach(() => desk.empty());

const leaders = async (of: Known = new Map()) =>
  (await leadersTo(desk.server.ownerDb, of, { site, path: away })).map(({ part, page, label }) => [part, page, label]);

test('every kind of link to a page is named by what its editor calls it', async () => {
  const link = { label: 'Read on', href: `${away}?from=here#top` };
  const post = { slug: 'news', author: 'Mia', date: '2026-01-01T00:00:00Z', summary: 'New.' };
  await desk.store(
    [
      aPage(away, { body: `Of [itself](${away}).`, in_footer: false }),
      aPage('/here', {
        ...{ body: `See **[what was](${away})**.`, related: [link] },
        blocks: [
          { kind: 'text', heading: 'Below', text: `[So](${away})` },
          { kind: 'questions', items: [{ question: 'Where?', answer: `[There](${away})` }] },
          { kind: 'call_to_action', heading: 'Come in', link },
        ],
      }),
      aPage('/past', { expiry: '2026-01-01T00:00:00Z', moved_to: away, related: [link] }),
      aPage('/elsewhere', { body: '[No](/here)' }),
    ],
    {
      header_menu: [
        { label: 'Buy', href: '/here' },
        { label: 'Specials', href: away },
      ],
      footer_menu: [{ group: 'More', label: 'Below all', href: away }],
      announcement: { text: 'Open on Sunday', link },
      home: ['stock', { panel: 'Why us', items: [{ title: 'Fair', text: 'Prices', href: away }] }],
      redirects: { '/old': away, '/older': '/here' },
      posts: [{ ...post, title: 'News', body: `[Read](${away})` }],
    },
  );

  expect(await leaders()).toEqual([
    ['header_menu', null, 'Specials'],
    ['footer_menu', null, 'Below all'],
    ['announcement', null, 'Read on'],
    ['home', null, 'Why us › Fair'],
    ['page', '/here', 'About /here'],
    ['page', '/here', 'About /here › Below'],
    ['page', '/here', 'About /here › Where?'],
    ['page', '/here', 'About /here › Come in › Read on'],
    ['page', '/here', 'About /here › Read on'],
    ['moved', '/past', '/past'],
    ['page', '/blog/news', 'News'],
    ['redirect', null, '/old'],
  ]);
});

test("settings of remotes count with their defaults, and those of their entries that are on every site's menus", async () => {
  await importSite(
    desk.server.ownerDb,
    {
      ...aSiteFile(),
      pages: [aPage(away), aPage('/here')],
    },
    { manifests },
  );

  expect(await leaders(manifests)).toEqual([
    ['own_footer', null, `About ${away}`],
    ['remote', null, 'terms page'],
    ['remote_menu', null, 'Footer: “Away”'],
    ['remote_menu', null, 'Footer: “Where there is stock”'],
  ]);
});

test('what the site hides from its footer does not lead there', async () => {
  await desk.store([aPage(away), aPage('/here')], { menu_hides: { footer: [away] } });

  expect((await leaders(manifests)).map(([part]) => part)).toEqual(['remote']);
});

test('a version counts once it is published, also one that begins later, and not what it took the place of', async () => {
  await desk.store([aPage(away, { in_footer: false }), aPage('/here', { body: `[Old](${away})` })]);
  const { ownerDb } = desk.server;
  const write = (base: number, page: object) =>
    saveDraft(ownerDb, { site, base, by: mia, page: { ...aPage('/here'), ...page } });
  const publish = (base: number, at: Date | null) =>
    publishContent(ownerDb, new Map(), { site, base, by: mia, path: '/here', at, confirmed: true });
  const first = await write(0, { title: 'Without a link' });
  expect(await leaders()).toEqual([['page', '/here', 'About /here']]);

  await publish(first, null);
  expect(await leaders()).toEqual([]);

  const second = await write(first, { title: 'Later', body: `[New](${away})` });
  expect(await leaders()).toEqual([]);
  await publish(second, new Date('2099-01-01T00:00:00Z'));
  expect(await leaders()).toEqual([['page', '/here', 'Later']]);

  await endContent(ownerDb, new Map(), { site, base: second, by: mia, path: '/here', movedTo: away });
  expect(await leaders()).toEqual([['moved', '/here', '/here']]);
});
