import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aSiteFile } from '../../../../test/a-site-file';
import { manifests, mia, site, startContentDesk } from '../../../../test/desks/content-desk';
import type { ContentDesk } from '../../../../test/desks/content-desk';
import { pictureLookup } from '../../images/library/library.service';
import { editSite } from '../change/edit-site';
import { importSite } from '../change/import-site';
import { publishContent, saveDraft } from './content.service';

const aPage = (path: string, said: object = {}) => ({ path, title: 'A page', body: 'Words.', ...said });

let desk: ContentDesk;
beforeAll(async () => {
  desk = await startContentDesk();
});
afterAll(() => desk.server.stop());
afterEach(() => desk.empty());

const directory = mkdtempSync(join(tmpdir(), 'pictures-'));
writeFileSync(join(directory, 'showroom.webp'), 'a picture');
const hasPicture = pictureLookup(directory);
const path = '/about-us';
const gallery = (id: string) => ({ blocks: [{ kind: 'gallery', pictures: [{ id, alt: 'A' }] }] });
const publish = async (said: object) => {
  await desk.store([aPage(path)]);
  const base = await saveDraft(desk.server.ownerDb, { site, base: 0, by: mia, page: aPage(path, said) });
  return publishContent(desk.server.ownerDb, manifests, { site, base, by: mia, path, confirmed: true, hasPicture });
};

test.each([
  ['nope-nope', 'picture: This site has no such picture'],
  ['own-0123456789abcdef', 'picture: This site has no such picture'],
  ['../../etc/passwd', 'picture.id: The id of a picture'],
  ['https://evil.example/a.png', 'picture.id: The id of a picture'],
])('a page with the picture %s is not published', async (id, told) => {
  await expect(publish({ picture: { id, alt: 'A' } })).rejects.toThrow(told);
});

test('neither is one with such a picture in a part of it', async () => {
  await expect(publish(gallery('nope-nope'))).rejects.toThrow('blocks.0: This site has no such picture');
});

test.each(['showroom', 'showroom.0a1b2c3d', 'no-photo-SUV'])(
  'a picture that the platform has is published: %s',
  async (id) => {
    expect(await publish({ picture: { id, alt: 'A' } })).toMatchObject({ version: 1 });
  },
);

test('a panel of the home page has a picture that is there', async () => {
  await importSite(desk.server.ownerDb, aSiteFile(), { manifests });
  const home = (id: string) => ({ home: [{ panel: 'Come in', picture: { id, alt: '' } }] });
  const edit = (base: number, id: string) =>
    editSite(desk.server.ownerDb, { site, base, by: 'Mia', parts: home(id), manifests, hasPicture });

  await expect(edit(1, 'nope-nope')).rejects.toThrow('home.0.picture.id: This site has no such picture');
  expect(await edit(1, 'showroom')).toBe(2);
});
