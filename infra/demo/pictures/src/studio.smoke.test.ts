import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { colours } from './colours';
import { composeColour, exposure, toneMapNeutral, toSrgbByte } from './compose-colour';
import type { Rgb } from './compose-colour';
import { openStudio } from './host/studio';
import type { Studio } from './host/studio';
import { preparePart } from './part-cache';
import { spinCamera } from './spin-camera';
import { viewOf } from './views';

// A browser that draws on the processor takes a minute on a busy machine, so these run only when the
// generator is worked on: PICTURES_SMOKE=1 npm run jest -- studio.smoke
const whenAsked = process.env.PICTURES_SMOKE === '1' ? test : test.skip;
const cacheDir = mkdtempSync(join(tmpdir(), 'studio-'));
let studio: Studio | undefined;

afterAll(async () => {
  await studio?.close();
  rmSync(cacheDir, { recursive: true });
});

whenAsked(
  'a small motorcycle is drawn in the colour asked for, on light ground that takes no paint',
  async () => {
    await preparePart('motorcycle', cacheDir, 3);
    studio ??= await openStudio(cacheDir);
    await studio.show({ body: 'motorcycle' });
    const size = { width: 240, height: 160 };
    const pictures = await studio.shoot({
      name: 'smoke',
      ...size,
      view: viewOf('side', spinCamera('motorcycle')),
      colours: ['red', 'blue'],
    });
    const [red, blue] = [pictures.get('red')!, pictures.get('blue')!];

    expect(await warmth(red, size)).toBeGreaterThan(0.5);
    expect(await warmth(blue, size)).toBeLessThan(-0.5);
    expect(red[0]).toBeGreaterThan(140);
    expect(red.subarray(0, 4)).toEqual(blue.subarray(0, 4));
  },
  300_000,
);

whenAsked.each<[keyof typeof colours, Rgb, Rgb, Rgb]>([
  ['red', [0.05, 0.05, 0.05], [0.6, 0.6, 0.6], [0.9, 0.9, 0.9]],
  ['silver', [0.02, 0.02, 0.02], [0.4, 0.4, 0.4], [2.5, 2.4, 2.3]],
  ['white', [0.3, 0.3, 0.3], [1.2, 1.2, 1.2], [1.4, 1.4, 1.4]],
])(
  'the studio mixes %s as the reference does',
  async (colour, black, white, metal) => {
    studio ??= await openStudio(cacheDir);
    const drawn = await studio.composePixel({ black, white, metal }, colour);

    const exposed = composeColour(black, white, metal, linear(colours[colour].hex), colours[colour].metal).map(
      (v) => v * exposure,
    );
    const expected = toneMapNeutral(exposed as unknown as Rgb).map(toSrgbByte);
    drawn.forEach((byte, i) => expect(Math.abs(byte - expected[i]!)).toBeLessThanOrEqual(1));
  },
  300_000,
);

/** How much more red than blue a picture holds, in levels. */
async function warmth(pixels: Buffer, size: { width: number; height: number }): Promise<number> {
  const { channels } = await sharp(pixels, { raw: { ...size, channels: 4 } }).stats();
  return channels[0]!.mean - channels[2]!.mean;
}

function linear(hex: string): Rgb {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}
