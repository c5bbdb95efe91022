/* One small picture through the whole chain, to see that it still runs: `npm run jest -- studio.smoke`, with PICTURES_SMOKE=1. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { openStudio } from './host/studio';
import { preparePart } from './part-cache';
import { views } from './views';

const wanted = process.env.PICTURES_SMOKE === '1' ? test : test.skip; // 20 s and more: not part of `npm test`

wanted(
  'a red motorcycle stands in the middle of the picture, in red, on light ground',
  async () => {
    const cacheDir = mkdtempSync(join(tmpdir(), 'studio-'));
    await preparePart('motorcycle', cacheDir, 3);
    const studio = await openStudio(cacheDir);
    try {
      await studio.show({ body: 'motorcycle' });
      const size = { width: 240, height: 160 };
      const pictures = await studio.shoot({ name: 'smoke', ...size, view: views.side, colours: ['red', 'blue'] });

      const red = await channelMeans(pictures.get('red')!, size);
      const blue = await channelMeans(pictures.get('blue')!, size);
      expect(red.red - red.blue).toBeGreaterThan(1);
      expect(blue.blue - blue.red).toBeGreaterThan(1);
      expect(corner(pictures.get('red')!)).toBeGreaterThan(140);
      expect(pictures.get('red')!.subarray(0, 4)).toEqual(pictures.get('blue')!.subarray(0, 4)); // the ground takes no paint
    } finally {
      await studio.close();
      rmSync(cacheDir, { recursive: true });
    }
  },
  180_000,
);

async function channelMeans(pixels: Buffer, size: { width: number; height: number }) {
  const { channels } = await sharp(pixels, { raw: { ...size, channels: 4 } }).stats();
  return { red: channels[0]!.mean, blue: channels[2]!.mean };
}

const corner = (pixels: Buffer) => pixels[0]!;
