import { ben, manifests, mia, site, startContentDesk } from '../../../../test/desks/content-desk';
import type { ContentDesk } from '../../../../test/desks/content-desk';
import { publishContent, readContent, saveDraft } from './content.service';

const path = '/about-us';
const aPage = (body: string) => ({ path, title: 'About us', body });

let desk: ContentDesk;
beforeAll(async () => {
  desk = await startContentDesk();
});
afterAll(() => desk.server.stop());
beforeEach(() => desk.store([aPage('As in the file.')]));
afterEach(() => desk.empty());

/** As the editor does by itself while somebody writes. */
const keep = (body: string, base: number, by = mia) =>
  saveDraft(desk.server.ownerDb, { site, base, by, page: aPage(body), byItself: true });
const save = (body: string, base: number, by = mia) =>
  saveDraft(desk.server.ownerDb, { site, base, by, page: aPage(body) });

test('what an editor keeps by itself is one version of its writer, until somebody else saves or it is published', async () => {
  const kept = async () => {
    const { versions } = await readContent(desk.server.ownerDb, { site, path });
    return versions.map(({ version, by }) => [version, by]);
  };
  for (let pause = 0; pause < 5; pause += 1) await keep(`Typed ${pause}.`, pause);
  expect(await kept()).toEqual([[5, 'Mia']]);
  // Whoever read what was there before is told, though that is gone.
  await expect(save('By Ben.', 4, ben)).rejects.toMatchObject({ newer: { newest: 5, by: 'Mia', changes: [] } });

  await keep('Ben too.', 5, ben);
  await keep('Mia again.', 6);
  await publishContent(desk.server.ownerDb, manifests, { site, base: 7, by: mia, path, at: null, confirmed: true });
  await keep('After it was published.', 7);
  await save('On purpose.', 8);
  await keep('And on.', 9);
  expect(await kept()).toEqual([
    ...[
      [10, 'Mia'],
      [9, 'Mia'],
      [8, 'Mia'],
      [7, 'Mia'],
      [6, 'Ben'],
      [5, 'Mia'],
    ],
  ]);
  await desk.server.sites.refresh();
  expect(desk.server.sites.findBySlug(site)?.config.pages).toMatchObject([{ path, body: 'Mia again.' }]);
});

test('of two tabs of one person the second is told, as of two people', async () => {
  await keep('First.', 0);

  const saved = await Promise.allSettled([keep('In one tab.', 1), keep('In the other.', 1)]);

  expect(saved.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});
