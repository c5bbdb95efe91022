import { spinEmbed, videoEmbed } from '@shared-kit/domain/picture/media-embed';
import { documentHref } from '@shared-kit/domain/vehicle/document-href';
import { readSiteFiles } from '../../sites/read-site-files';
import { providerMedia } from './provider-media';

const row = { stocknum: 'U100007', car_type: 'used', images: ['a'], dealercomments: 'A tidy one.' };
const numbers = Array.from({ length: 400 }, (_, index) => index + 1);
const added = numbers.map((number) => providerMedia(row, number, true));

test('of used vehicles without turning pictures some have a video, some a provider’s spin, some a history', () => {
  expect(added.flatMap(({ external_video_url: video }) => (video ? [videoEmbed(video)?.provider] : []))).toEqual(
    Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? 'YouTube' : 'Vimeo')),
  );
  expect(added.flatMap(({ spin_code: code }) => (code ? [spinEmbed(code)?.provider] : []))).toEqual(
    Array(8).fill('SpinCar'),
  );
  expect(added.filter(({ file }) => file !== undefined)).toHaveLength(50);
});

test('whatever is a sample is called one in the comments', () => {
  for (const { dealercomments: comments, ...media } of added)
    expect(comments === undefined).toBe(Object.keys(media).length === 0);
  expect(added.find(({ file, external_video_url: film }) => file && !film)?.dealercomments).toBe(
    'A tidy one. In this demo its history report is a sample.',
  );
});

test.each([
  ['has no comments to say so in', { dealercomments: undefined }],
  ['has no picture to stand before it', { images: [] }],
])('nothing is added to a vehicle that %s', (_case, without) => {
  for (const number of numbers) expect(providerMedia({ ...row, ...without }, number, true)).toEqual({});
});

test('a new vehicle has no history, one that turns needs no other spin', () => {
  const others = numbers.map((number) => providerMedia({ ...row, car_type: 'new', spin_images: ['f'] }, number, true));

  for (const media of others) expect(Object.keys(media)).not.toEqual(expect.arrayContaining(['file']));
  expect(others.some(({ spin_code: code }) => code)).toBe(false);
});

test('the sample report is a page of every site that shows it', async () => {
  const file = added.find((media) => media.file)?.file;
  const sites = (await readSiteFiles()).map(
    ({ given }) => given as { dealership_group: string; pages: { path: string }[] },
  );

  for (const { pages } of sites.filter(({ dealership_group: group }) => group === 'corella'))
    expect(pages.map(({ path }) => path)).toContain(documentHref(file ?? null));
});
