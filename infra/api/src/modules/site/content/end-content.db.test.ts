import { manifests, mia, site, startContentDesk } from '../../../../test/desks/content-desk';
import type { ContentDesk } from '../../../../test/desks/content-desk';
import { revertSite } from '../change/revert-site';
import { endContent, listContent, publishContent, readContent, saveDraft } from './content.service';

const aPage = (path: string, said: object = {}) => ({ path, title: 'A page', body: 'Words.', ...said });

let desk: ContentDesk;
beforeAll(async () => {
  desk = await startContentDesk();
});
afterAll(() => desk.server.stop());
afterEach(() => desk.empty());

const end = (path: string, movedTo: string | null = null) =>
  endContent(desk.server.ownerDb, manifests, { site, base: 0, by: mia, path, movedTo });
const stateOf = async (path: string) =>
  (await listContent(desk.server.ownerDb, site)).pages.find((page) => page.path === path)?.state;

test('a page is not taken away where its address would lead in a circle', async () => {
  await desk.store([aPage('/about-us'), aPage('/other')]);

  await expect(end('/about-us', '/about-us')).rejects.toThrow(
    '/about-us was not taken away:\n  moved_to: leads in a circle',
  );
  await end('/other', '/about-us');
  await expect(end('/about-us', '/other')).rejects.toThrow('/about-us → /other → /about-us');

  expect(await stateOf('/about-us')).toBe('live');
});

test('a page is not taken away for one that is over itself, or that a redirect leads back from', async () => {
  await desk.store([aPage('/about-us'), aPage('/gone', { expiry: '2026-01-01T00:00:00Z' })], {
    redirects: { '/who-we-are': '/about-us' },
  });

  await expect(end('/about-us', '/gone')).rejects.toThrow('moved_to: leads to /gone, which is not there now');
  await expect(end('/about-us', '/who-we-are')).rejects.toThrow('/who-we-are → /about-us');

  expect(await stateOf('/about-us')).toBe('live');
});

test.each(['/privacy-policy', '/terms-and-conditions'])(
  '%s is neither taken away nor given an end, as every form leads to it',
  async (path) => {
    await desk.store([aPage(path), aPage('/about-us')]);
    const publish = async (said: object) => {
      const base = await saveDraft(desk.server.ownerDb, { site, base: 0, by: mia, page: aPage(path, said) });
      return publishContent(desk.server.ownerDb, manifests, { site, base, by: mia, path, confirmed: true });
    };

    await expect(end(path)).rejects.toThrow(`page: ${path} stays: `);
    await expect(end(path, '/about-us')).rejects.toThrow(`page: ${path} stays: `);
    await expect(publish({ expiry: '2099-01-01T00:00:00Z' })).rejects.toThrow(`expiry: ${path} stays: `);

    expect(await stateOf(path)).toBe('live');
  },
);

test('a version of the privacy policy that begins later is scheduled, not given a start', async () => {
  const path = '/privacy-policy';
  await desk.store([aPage(path)]);
  const base = await saveDraft(desk.server.ownerDb, {
    ...{ site, base: 0, by: mia, page: aPage(path, { start: '2099-01-01T00:00:00Z' }) },
  });

  await expect(
    publishContent(desk.server.ownerDb, manifests, { site, base, by: mia, path, confirmed: true }),
  ).rejects.toThrow('start: /privacy-policy stays: ');
});

test('a file without the privacy policy is refused, unless it leads to another page, and so is going back to one', async () => {
  const path = '/privacy-policy';
  await desk.store([aPage('/about-us')]);
  await desk.store([aPage('/about-us'), aPage(path)]);

  await expect(desk.store([aPage('/about-us')])).rejects.toThrow(`pages: ${path} stays: `);
  await expect(desk.store([], { redirects: { [path]: '/' } })).rejects.toThrow(`pages: ${path} stays: `);
  await expect(revertSite(desk.server.ownerDb, site, 1, { manifests })).rejects.toThrow(`pages: ${path} stays: `);
  expect(await stateOf(path)).toBe('live');

  expect(await desk.store([aPage('/privacy')], { redirects: { [path]: '/privacy' } })).toMatchObject({ changed: true });
});

test.each([
  ['', {}],
  [' that had an end to come', { expiry: '2099-01-01T00:00:00Z', moved_to: '/other' }],
])('a page%s that was taken away is published again as it was, without a word more', async (_, said) => {
  const [path, { ownerDb }] = ['/about-us', desk.server];
  await desk.store([aPage(path, said), aPage('/other')]);
  const base = await end(path, '/other');
  expect(await stateOf(path)).toBe('expired');

  await publishContent(ownerDb, manifests, { site, base, by: mia, path, confirmed: true });

  expect(await stateOf(path)).toBe('live');
  expect((await readContent(ownerDb, { site, path })).page).toEqual(aPage(path, said));
});

test('one that was over by itself when it was taken away comes back without its end', async () => {
  const [path, { ownerDb }] = ['/gone', desk.server];
  await desk.store([aPage(path, { expiry: '2026-01-01T00:00:00Z', moved_to: '/other' }), aPage('/other')]);
  const base = await end(path);

  await publishContent(ownerDb, manifests, { site, base, by: mia, path, confirmed: true });

  expect(await stateOf(path)).toBe('live');
});
