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

// Chromium draws on the processor here, so what is drawn is small, its mesh coarse and its light little filtered: a
// few seconds on a free machine. The time limit is for one that is busy with everything else.
const TIME_LIMIT_MS = 300_000;
const COARSER = 5;
const ENVIRONMENT_EDGE = 64;
const cacheDir = mkdtempSync(join(tmpdir(), 'studio-'));
let studio: Studio;

beforeAll(async () => {
  await preparePart('motorcycle', cacheDir, COARSER);
  studio = await openStudio(cacheDir, ENVIRONMENT_EDGE);
}, TIME_LIMIT_MS);

afterAll(async () => {
  await studio.close();
  rmSync(cacheDir, { recursive: true });
});

test(
  'a small motorcycle is drawn in the colour asked for, on light ground that takes no paint, and alike every time',
  async () => {
    const pictures = await drawMotorcycle();
    const [red, blue] = [pictures.get('red')!, pictures.get('blue')!];
    const again = (await drawMotorcycle()).get('red')!;

    expect(await warmth(red)).toBeGreaterThan(0.5);
    expect(await warmth(blue)).toBeLessThan(-0.5);
    expect(red[0]).toBeGreaterThan(140);
    expect(red.subarray(0, 4)).toEqual(blue.subarray(0, 4));
    expect(meanDifference(red, again)).toBeLessThan(0.02);
    expect(meanDifference(red, blue)).toBeGreaterThan(1); // what the same measure says of two different pictures
  },
  TIME_LIMIT_MS,
);

test.each<[keyof typeof colours, Rgb, Rgb, Rgb]>([
  ['red', [0.05, 0.05, 0.05], [0.6, 0.6, 0.6], [0.9, 0.9, 0.9]],
  ['silver', [0.02, 0.02, 0.02], [0.4, 0.4, 0.4], [2.5, 2.4, 2.3]],
  ['white', [0.3, 0.3, 0.3], [1.2, 1.2, 1.2], [1.4, 1.4, 1.4]],
])(
  'the studio mixes %s as the reference does',
  async (colour, black, white, metal) => {
    const drawn = await studio.composePixel({ black, white, metal }, colour);

    const exposed = composeColour(black, white, metal, linear(colours[colour].hex), colours[colour].metal).map(
      (v) => v * exposure,
    );
    const expected = toneMapNeutral(exposed as unknown as Rgb).map(toSrgbByte);
    drawn.forEach((byte, i) => expect(Math.abs(byte - expected[i]!)).toBeLessThanOrEqual(1));
  },
  TIME_LIMIT_MS,
);

const size = { width: 240, height: 160 };

/** Puts it up anew and draws it in two colours. */
async function drawMotorcycle() {
  await studio.show({ body: 'motorcycle' });
  const view = viewOf('side', spinCamera('motorcycle'));
  return studio.shoot({ name: 'smoke', ...size, view, colours: ['red', 'blue'], quick: true });
}

/** Levels of 256, over all pixels and channels. */
function meanDifference(a: Buffer, b: Buffer): number {
  return a.reduce((sum, level, i) => sum + Math.abs(level - b[i]!), 0) / a.length;
}

/** How much more red than blue a picture holds, in levels. */
async function warmth(pixels: Buffer): Promise<number> {
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
