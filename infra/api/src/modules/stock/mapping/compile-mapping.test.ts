import { compileMapping } from './compile-mapping';
import { parseMapping } from './load-mapping';

/** The first row's fields as a mapping with these lines reads them. */
function read(fields: string, row: Record<string, string>, top = '') {
  return compileMapping(parseMapping(`name: test\nmissing: ['', '-', POA]\n${top}\nfields:\n  ${fields}`, 'test.yaml'))(
    row,
  );
}

test.each([
  ['a column under another name', 'make: Brand', { Brand: ' Kia ' }, { make: 'Kia' }],
  ['nothing, in any of the words that mean it', 'price: { from: Price, as: number }', { Price: 'poa' }, {}],
  ['a number with its sign and commas', 'price: { from: Price, as: number }', { Price: '$25,990' }, { price: 25_990 }],
  [
    'part of a text',
    'engine_size_litres: { from: Engine, pattern: "([\\\\d.]+) L", as: number }',
    { Engine: '4 cyl, 2.2 L' },
    { engine_size_litres: 2.2 },
  ],
  [
    'a foreign word in ours, whatever its case',
    'drive: { from: Drive, map: { Front: FWD } }',
    { Drive: 'FRONT' },
    { drive: 'FWD' },
  ],
  [
    'a word the map does not name, kept',
    'drive: { from: Drive, map: { Front: FWD } }',
    { Drive: 'AWD' },
    { drive: 'AWD' },
  ],
  [
    'a word the map does not name, left out',
    'drive: { from: Drive, map: { Front: FWD }, others: leave-empty }',
    { Drive: 'Other' },
    {},
  ],
  [
    'the first column that has it',
    'seats: { from: [Seats, Doors], pattern: "(\\\\d+) seats", as: number }',
    { Seats: '', Doors: ' 7 Seats' },
    { seats: 7 },
  ],
  ['a fixed value', 'item_type: { value: car }', {}, { item_type: 'car' }],
  [
    'a value for what is missing',
    'price_type: { from: Type, when-missing: Drive Away }',
    { Type: '-' },
    { price_type: 'Drive Away' },
  ],
  [
    'a list',
    'standardEquipment: { from: Options, split: "," }',
    { Options: 'Tow Bar, Sunroof,' },
    { standardEquipment: ['Tow Bar', 'Sunroof'] },
  ],
  ['another form', 'city: { from: Town, as: title-case }', { Town: 'SURFERS PARADISE' }, { city: 'Surfers Paradise' }],
  ['a nested field', 'variant.cylinders: { from: Cyl, as: number }', { Cyl: '6' }, { variant: { cylinders: 6 } }],
  ['a replacement', "model: { from: Model, replace: { '^(\\d{3})I$': '$1i' } }", { Model: '320I' }, { model: '320i' }],
])('reads %s', (_case, fields, row, expected) => {
  expect(read(fields, row)).toEqual({ values: expected, unread: [] });
});

const TITLE =
  "make: { from: Title, pattern: '^({makes}|\\S+)' }\n  model: { from: Title, after: make, pattern: '^({models}|\\S+)' }\n  badge: { from: Title, after: model, pattern: '^(.+)$', others: leave-empty }";
const LISTS = 'lists: { makes: [Land Rover], models: [Discovery Sport, Range Rover, Range Rover Sport, IX3] }';

test.each([
  ['Land Rover Range Rover Sport HSE', { make: 'Land Rover', model: 'Range Rover Sport', badge: 'HSE' }],
  ['LAND ROVER range rover', { make: 'Land Rover', model: 'Range Rover' }],
  ['Hyundai IX35 SE (awd)', { make: 'Hyundai', model: 'IX35', badge: 'SE (awd)' }],
  ['Kia Rio', { make: 'Kia', model: 'Rio' }],
])('takes a title apart with lists of names of several words: %s', (title, expected) => {
  expect(read(TITLE, { Title: title }, LISTS).values).toEqual(expected);
});

test('says which value it could not read, and leaves the field empty', () => {
  const { values, unread } = read('doors: { from: Doors, pattern: "(\\\\d+) doors", as: number }', { Doors: 'five' });

  expect(values).toEqual({});
  expect(unread).toEqual([{ field: 'doors', value: 'five' }]);
});

test('gives the same row the same fingerprint, and a changed one another', () => {
  const code = (km: string) =>
    read('stocknum: { fingerprint: [Title, Kms] }', { Title: 'Kia Rio', Kms: km }).values['stocknum'];

  expect(code('10')).toMatch(/^[0-9A-Z]{8}$/);
  expect(code('10')).toBe(code('10'));
  expect(code('11')).not.toBe(code('10'));
});

test.each([
  ['a field that does not exist', 'fields: { horsepower: HP }', 'horsepower'],
  ['a rule without a source', 'fields: { make: { as: text } }', 'exactly one of from, value, fingerprint'],
  ['a misspelt step', 'fields: { make: { from: Brand, patern: x } }', 'patern'],
  ['a list that is not there', 'fields: { make: { from: Brand, pattern: "({makes})" } }', 'makes'],
  [
    'a field read after one below it',
    'fields: { badge: { from: Title, after: model }, model: Title }',
    'must stand above',
  ],
])('refuses %s and says where', (_case, yaml, words) => {
  expect(() => compileMapping(parseMapping(`name: test\n${yaml}`, 'test.yaml'))).toThrow(words);
});
