import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURES_DIR } from './pictures-dir';

type Box = { width: number; height: number };
type Entry = Box & { file: string; crop?: Box & { left: number; top: number } };

const manifest = JSON.parse(readFileSync(join(PICTURES_DIR, 'manifest.json'), 'utf8')) as Record<string, Entry>;
const entries = Object.entries(manifest);

test('every picture in the manifest is there with the size it says, and no picture is missing from it', async () => {
  const wrong: string[] = [];
  const sizes = new Map<string, Box>();
  for (const { file } of Object.values(manifest))
    if (!sizes.has(file)) sizes.set(file, await sharp(join(PICTURES_DIR, file)).metadata());
  for (const [id, entry] of entries) {
    const { width, height } = sizes.get(entry.file)!;
    const shown = entry.crop ?? { left: 0, top: 0, width, height };
    const isWithin = shown.left + shown.width <= width && shown.top + shown.height <= height;
    if (!isWithin || shown.width !== entry.width || shown.height !== entry.height) wrong.push(id);
  }

  expect(wrong).toEqual([]);
  const files = ['masters', 'spins'].flatMap((folder) =>
    readdirSync(join(PICTURES_DIR, folder)).map((file) => `${folder}/${file}`),
  );
  expect(files.sort()).toEqual([...new Set(entries.map(([, { file }]) => file))].sort());
});

test('the pictures weigh at most 40 MB in all, and none more than 400 KB', () => {
  const files = new Set(entries.map(([, { file }]) => file));
  const sizes = [...files].map((file) => statSync(join(PICTURES_DIR, file)).size);

  expect(Math.max(...sizes)).toBeLessThan(400_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40_000_000);
});
