import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressed, plain } from './splice';
import type { Template } from './splice';

const card = (index: number) => `<article class="card"><h2>Toyota Corolla ${index}</h2><p>Drive Away</p></article>`;
const cards = Buffer.from(Array.from({ length: 200 }, (_, index) => card(index)).join(''));
const field = Buffer.from('"/></form><form><input type="hidden" name="idempotency_key" value="');
const end = Buffer.from('"/></form></body></html>');
const width = 36;
const decoders = { br: brotliDecompressSync, gzip: gunzipSync };

describe.each(['br', 'gzip'] as const)('%s', (encoding) => {
  test.each([
    ['no place', { texts: [cards], width }],
    ['one place', { texts: [cards, end], width }],
    ['places one after the other', { texts: [cards, field, field, cards, end], width }],
    ['a place at the beginning', { texts: [Buffer.alloc(0), cards, end], width }],
  ])('holds what each answer fills in: %s', async (_case, template: Template) => {
    const fill = await compressed(template, encoding);

    for (const value of [randomUUID(), 'a'.repeat(width), cards.toString().slice(0, width)].map((text) =>
      Buffer.from(text),
    ))
      expect(decoders[encoding](fill(value)).toString()).toBe(plain(template)(value).toString());
  });

  test('is hardly larger than the page without places', async () => {
    const whole = await compressed({ texts: [Buffer.concat([cards, field, cards, end])], width }, encoding);
    const withPlaces = await compressed({ texts: [cards, field, cards, end], width }, encoding);
    const value = Buffer.from(randomUUID());

    expect(withPlaces(value).length - whole(value).length).toBeLessThan(6 * width);
  });
});
