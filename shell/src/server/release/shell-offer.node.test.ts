import fs from 'node:fs';
import path from 'node:path';
import { shellOfferSchema } from '@shared-kit/contracts/release/shell-offer.contract';
import { contentSlots } from '@shared-kit/domain/content/content-slot-names';
import { homeSlots } from '../../app/slot-names';
import { shellOffer } from './shell-offer';

const offer = shellOffer({ react: '19.3.1' });
const source = path.join(import.meta.dirname, '../..');
const sources = fs
  .readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => fs.readFileSync(path.join(source, file), 'utf8'))
  .join('\n');
const named = (pattern: RegExp) => [...sources.matchAll(pattern)].map(([, name]) => name).sort();

test('a shell offers the slots that its own pages have, each with the props it hands over', () => {
  expect(shellOfferSchema.parse(offer)).toEqual(offer);
  // Those of the home page's parts are named by a table, those of content pages' parts too.
  const drawn = new Set([...named(/<Slot name="([^"]+)"/g), ...homeSlots, ...contentSlots]);
  expect(Object.keys(offer.slots).sort()).toEqual([...drawn].sort());
  expect(offer.slots['content.form']).toMatchObject({ required: ['form', 'place'] });
});

test('a shell names the events that its own code listens to', () => {
  expect(offer.hears.map(({ type }) => type)).toEqual(named(/\bbus\.on\('([^']+)'/g));
});
