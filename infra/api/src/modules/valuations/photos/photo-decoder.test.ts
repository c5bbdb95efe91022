import sharp from 'sharp';
import { hostilePictures } from '../../../../test/hostile-pictures';
import { openPhotoDecoder, NoPhoto } from './photo-decoder';

const decoder = openPhotoDecoder();

afterAll(decoder.stop);

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1657d9' } });

test.each([
  ['jpeg', () => photo(2_400, 1_600).jpeg().toBuffer()],
  ['png', () => photo(2_400, 1_600).png().toBuffer()],
  ['webp', () => photo(2_400, 1_600).webp({ effort: 0 }).toBuffer()],
  ['avif', () => photo(2_400, 1_600).avif({ effort: 0 }).toBuffer()],
])('a photo as %s becomes a JPEG of at most 2,000 pixels', async (_format, make) => {
  const { format, width, height } = await sharp(await decoder.decode(await make())).metadata();

  expect([format, width, height]).toEqual(['jpeg', 2_000, 1_333]);
});

test.each(Object.keys(hostilePictures))('%s is no photo, and the next photo is read', async (kind) => {
  const bytes = await hostilePictures[kind]?.();

  await expect(decoder.decode(bytes ?? Buffer.alloc(0))).rejects.toThrow(NoPhoto);

  const { format } = await sharp(await decoder.decode(await photo(8, 8).png().toBuffer())).metadata();
  expect(format).toBe('jpeg');
});
