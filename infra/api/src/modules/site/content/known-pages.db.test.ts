import { manifests, mia, site, startContentDesk } from '../../../../test/desks/content-desk';
import type { ContentDesk } from '../../../../test/desks/content-desk';
import { editSite } from '../change/edit-site';
import { checkStoredSites } from '../check/check-stored-sites';
import { checkContent, endContent, publishContent, saveDraft } from './content.service';
import { unseenLinks } from './known-pages';

const aPage = (path: string, said: object = {}) => ({ path, title: 'A page', body: 'Words.', ...said });
const publish = async (path: string, at: Date | null) => {
  const { ownerDb } = desk.server;
  const base = await saveDraft(ownerDb, { site, base: 0, by: mia, page: aPage(path) });
  await publishContent(ownerDb, manifests, { site, base, by: mia, path, at, confirmed: true });
};
const LATER = new Date('2099-06-30T14:00:00Z');

let desk: ContentDesk;
beforeAll(async () => {
  desk = await startContentDesk();
});
afterAll(() => desk.server.stop());
afterEach(() => desk.empty());

test('menu, home page and announcement say which of their links lead to a page that shoppers do not see', async () => {
  const link = { label: 'On', href: '/sale' };
  await desk.store([aPage('/sale'), aPage('/here')], {
    header_menu: [{ label: 'Here', href: '/here' }, link],
    footer_menu: [{ group: 'More', ...link }],
    announcement: { text: 'Open', link },
    home: ['stock', { panel: 'Why us', items: [{ title: 'Fair', text: 'Prices', href: '/sale?from=home' }] }],
  });
  expect(await unseenLinks(desk.server.ownerDb, site)).toEqual([]);

  await endContent(desk.server.ownerDb, manifests, { site, base: 0, by: mia, path: '/sale', movedTo: null });

  const unseen = await unseenLinks(desk.server.ownerDb, site);
  expect(unseen.map(({ path }) => path)).toEqual([
    'header_menu.1.href',
    'footer_menu.0.href',
    'announcement.link.href',
    'home.1.items.0.href',
  ]);
  expect(unseen[0]?.message).toMatch(
    /^leads to \/sale, which ended on .+20\d\d, .+: shoppers do not see this link until/,
  );
});

test('a link to a page that leads on is followed by shoppers, and nothing is said of it', async () => {
  await desk.store([aPage('/sale'), aPage('/here')], { header_menu: [{ label: 'Sale', href: '/sale' }] });
  await endContent(desk.server.ownerDb, manifests, { site, base: 0, by: mia, path: '/sale', movedTo: '/here' });

  expect(await unseenLinks(desk.server.ownerDb, site)).toEqual([]);
});

test('a page that is planned is known to menus: they are told from when their link is seen', async () => {
  await desk.store([aPage('/here')], { time_zone: 'Australia/Brisbane' });
  await publish('/eofy', LATER);

  const header_menu = [{ label: 'Sale', href: '/eofy' }];
  await editSite(desk.server.ownerDb, { site, base: 1, by: 'Mia', parts: { header_menu }, manifests });

  expect(await unseenLinks(desk.server.ownerDb, site)).toEqual([
    {
      path: 'header_menu.0.href',
      message: expect.stringMatching(
        /^leads to \/eofy, which is planned from Wednesday 1 July 2099, 12:00\sam: until then/,
      ),
    },
  ]);
  expect((await checkStoredSites(desk.server.ownerDb, { manifests }))[0]?.faults).toEqual([]);
});

test('a page that was published in the console alone may be led to from a menu, and stays out of the stored file', async () => {
  await desk.store([aPage('/here')]);
  await publish('/new', null);

  const header_menu = [{ label: 'New', href: '/new' }];
  await editSite(desk.server.ownerDb, { site, base: 1, by: 'Mia', parts: { header_menu }, manifests });

  await desk.server.sites.refresh();
  const { pages } = desk.server.sites.findBySlug(site)?.config ?? {};
  expect(pages?.map(({ path }) => path)).toEqual(['/here', '/new']);
  expect(await unseenLinks(desk.server.ownerDb, site)).toEqual([]);
});

test('a page that leads to one which is planned is warned of, not refused', async () => {
  await desk.store([aPage('/here')]);
  await publish('/eofy', LATER);

  const findings = await checkContent(desk.server.ownerDb, manifests, site, aPage('/about', { body: '[Sale](/eofy)' }));

  expect(findings.filter(({ text }) => text.includes('/eofy'))).toEqual([
    { level: 'warning', where: 'body', text: expect.stringContaining('which is planned from') },
  ]);
});
