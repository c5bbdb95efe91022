import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openImageCache } from './image-cache';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'dealer-img-cache-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const log = { warn: () => undefined };
const image = (byte: number) => Buffer.alloc(400, byte);

test('keeps what was put, also for the next process', async () => {
  await (await openImageCache(directory, 10_000, log)).put('a.avif', image(1));

  expect(await (await openImageCache(directory, 10_000, log)).get('a.avif')).toEqual(image(1));
});

test('stays within its size: what was not asked for longest goes', async () => {
  const cache = await openImageCache(directory, 1_000, log);
  await cache.put('a', image(1));
  await cache.put('b', image(2));
  await cache.get('a');
  await cache.put('c', image(3));
  await delay(50);

  expect(await cache.get('b')).toBeNull();
  expect(readdirSync(directory).sort()).toEqual(['a', 'c']);
});

test('a picture that someone removed is made again', async () => {
  const cache = await openImageCache(directory, 10_000, log);
  await cache.put('a', image(1));
  rmSync(join(directory, 'a'));

  expect(await cache.get('a')).toBeNull();
});
