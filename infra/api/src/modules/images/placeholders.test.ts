import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { openPlaceholders } from './placeholders';

const directory = await mkdtemp(join(tmpdir(), 'placeholders-'));
const file = join(directory, 'car.webp');
await sharp({ create: { width: 960, height: 600, channels: 3, background: '#336699' } })
  .webp()
  .toFile(file);

/** Asks until there is an answer; a picture that is never made ends in the test's own limit. */
async function eventually(ask: () => string | null): Promise<string> {
  for (;;) {
    const answer = ask();
    if (answer !== null) return answer;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('the first who asks does not wait; from then on a tiny picture of the same shape is there', async () => {
  const placeholders = openPlaceholders({
    source: { find: async () => ({ file, stamp: '1' }) },
    log: { warn: () => undefined },
  });

  expect(placeholders.of('car')).toBeNull();
  const address = await eventually(() => placeholders.of('car'));

  const [type = '', data = ''] = address.split(',');
  expect(type).toBe('data:image/webp;base64');
  expect(address.length).toBeLessThan(300);
  expect(await sharp(Buffer.from(data, 'base64')).metadata()).toMatchObject({ width: 16, height: 10 });
});

test('what cannot be made is tried once and said once', async () => {
  let tries = 0;
  const said: string[] = [];
  const find = async () => {
    tries += 1;
    throw new Error('unreadable');
  };
  const placeholders = openPlaceholders({ source: { find }, log: { warn: (_about, text) => said.push(text) } });

  for (let asked = 0; asked < 3; asked += 1) {
    expect(placeholders.of('car')).toBeNull();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect({ tries, said }).toEqual({ tries: 1, said: ['A placeholder could not be made'] });
});
