import { locationSchema } from '@shared-kit/contracts/place/location.contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feedCar, feedCars, startImports } from '../../../../test/stock-imports';

const ROOT = join(import.meta.dirname, '../../../../../..');
const EXTRACT = join(ROOT, 'infra/api/test/fixtures/listings-au-2023-extract.csv');
const MAPPING = join(ROOT, 'infra/demo/mappings/listings-au-2023.yaml');

let imports: Awaited<ReturnType<typeof startImports>>;
let groups = 0;

beforeAll(async () => {
  imports = await startImports();
});
afterAll(() => imports.stop());
beforeEach(() => imports.enter(`group-${++groups}`));

const ids = async () => (await imports.stock()).map(({ id }) => id);

test('the real extract gives browsable cars and a truthful report', async () => {
  const { lines, ok } = await imports.command(`import ${EXTRACT} --mapping ${MAPPING}`);

  expect(ok).toBe(true);
  expect(lines.slice(0, 4)).toEqual([
    expect.stringMatching(/^Import \d+: 62 rows read in [\d.]+ s, 61 accepted, 1 refused\.$/),
    'Stock: 61 new, 0 changed, 0 unchanged, 0 removed.',
    'Refused rows, each under the first thing wrong with it:',
    '        1  stocknum: the same car as an earlier row',
  ]);
  const { rows } = await imports.reader.query<{ doc: Record<string, unknown> }>(
    `select doc from vehicle where model = 'Range Rover Evoque'`,
  );
  expect(rows[0]?.doc).toMatchObject({
    name: '2015 Land Rover Range Rover Evoque TD4 Pure',
    simple_body: 'SUV',
    simple_fuel: 'Diesel',
    simple_drive: 'AWD',
    city: 'Castle Hill',
    state: 'NSW',
    status: 'in_stock',
    photos_count: expect.any(Number),
    primary_image_url: expect.stringMatching(/^suv-.*-white-front34\.[0-9a-f]{8}$/),
  });
});

test('a picture that was redrawn has another address after the next import', async () => {
  const row = feedCar('1', { images: ['suv-a', 'suv-b'], spin_images: ['spin-a'], spin_interior_image: 'inside' });
  const pictures = async () =>
    (await imports.reader.query<{ doc: Record<string, unknown> }>('select doc from vehicle')).rows[0]?.doc;
  const stamped = (stamp: string) => (id: string) => Promise.resolve(`${id}.${stamp}`);

  await imports.run([row], { stampPicture: stamped('1') });
  const { counts } = await imports.run([row], { stampPicture: stamped('2') });

  expect(counts).toMatchObject({ updated: 1 });
  expect(await pictures()).toMatchObject({
    images: ['suv-a.2', 'suv-b.2'].map((id) => ({ image: { url: id, thumb: { url: id } } })),
    thumbnails: ['suv-a.2', 'suv-b.2'],
    primary_image_url: 'suv-a.2',
    spin_images: ['spin-a.2'],
    spin_interior_image: 'inside.2',
  });
});

test('every refused row is in the file and in the report with its row number, field, reason and value', async () => {
  const file = join(imports.reportsDirectory, 'feed.json');
  const bad = [
    feedCar('1'),
    feedCar('2', { year: 'soon' }),
    feedCar('3', { make: '', car_type: 'stolen' }),
    feedCar('1', { price: 1 }),
    feedCar('5', { price: '12 apples' }),
    feedCar('6', { dealership_slug: 'west' }),
    feedCar('7', { location_id: 'nowhere' }),
    feedCar('8', { dealership_slug: '' }),
    feedCar('9', { price: '$21,500' }),
  ];
  const { writeFileSync } = await import('node:fs');
  writeFileSync(file, JSON.stringify(bad));
  const { lines } = await imports.command(`import ${file}`);
  const path = lines.find((line) => line.startsWith('Each row'))?.split(': ')[1] ?? '';

  const counted = lines.filter((line) => /^ +\d+ {2}\S+: /.test(line));
  expect(counted.map((line) => Number.parseInt(line, 10)).reduce((sum, rows) => sum + rows, 0)).toBe(7);
  expect(counted.join()).not.toMatch('car_type');
  expect(readFileSync(path, 'utf8').trim().split('\n')).toEqual([
    'row,field,reason,value',
    '2,year,not a year,soon',
    '3,make,missing,',
    expect.stringMatching(/^3,car_type,.*,stolen$/),
    '4,stocknum,the same car as an earlier row,row 1',
    '5,price,not a number,12 apples',
    '6,dealership_slug,the group has no such dealership,west',
    '7,location_id,the group has no such location,nowhere',
    '8,dealership_slug,"missing, and the group has several dealerships",',
  ]);
  expect((await imports.stock()).map(({ price }) => price).sort()).toEqual([19_990, 21_500]);
  const { rows } = await imports.reader.query<{ rows: number }>(
    'select count(distinct row_number)::int as rows from stock_import_refusal where group_slug = $1',
    [imports.group()],
  );
  expect(rows[0]?.rows).toBe(7);
});

test('importing the same feed again changes nothing, and one changed price changes one car', async () => {
  await imports.run(feedCars(20));
  const again = await imports.run(feedCars(20));
  const changed = await imports.run([feedCar('N0', { price: 18_990 }), ...feedCars(20).slice(1)]);

  expect(again.counts).toEqual({ created: 0, updated: 0, unchanged: 20, removed: 0 });
  expect(changed.counts).toEqual({ created: 0, updated: 1, unchanged: 19, removed: 0 });
  expect(await imports.searchable()).toBe(20);
});

test('a car keeps the date of its first import when the feed gives none', async () => {
  await imports.run(feedCars(1), { now: new Date('2026-01-01T00:00:00Z') });
  await imports.run([feedCar('N0', { price: 1_000 })], { now: new Date('2026-06-01T00:00:00Z') });
  const { rows } = await imports.reader.query<{ created_at: Date; card: { created_at: string } }>(
    'select created_at, card from vehicle',
  );

  expect(rows[0]?.created_at.toISOString()).toBe('2026-01-01T00:00:00.000Z');
  expect(rows[0]?.card.created_at).toBe('2026-01-01T00:00:00.000Z');
});

test('a feed changes only the dealerships in it', async () => {
  await imports.run([...feedCars(5), feedCar('S1', { dealership_slug: 'south' })]);
  await imports.run(feedCars(5, { price: 5_000 }));

  expect(await ids()).toContain('south-s1');
});

test('refuses the whole feed when more than a fifth of a dealership would vanish', async () => {
  await imports.run([...feedCars(10), ...feedCars(3, { dealership_slug: 'south' })]);
  const { status, message } = await imports.run([...feedCars(7), ...feedCars(4, { dealership_slug: 'south' })]);

  expect([status, message]).toEqual([
    'refused',
    'Too many cars would vanish: north would lose 3 of 10. Use --allow-shrink if that is right.',
  ]);
  expect(await ids()).toHaveLength(13);
});

test('a fifth may vanish, and more when it is allowed', async () => {
  await imports.run(feedCars(10));
  expect((await imports.run(feedCars(8))).counts.removed).toBe(2);
  expect((await imports.run(feedCars(1), { allowShrink: true })).counts.removed).toBe(7);
  expect(await imports.searchable()).toBe(1);
});

test.each([
  ['no rows', []],
  ['only rows that are refused', [feedCar('1', { year: '' })]],
])('a feed with %s leaves the stock alone', async (_case, rows) => {
  await imports.run(feedCars(3));

  expect((await imports.run(rows)).status).toBe('refused');
  expect(await ids()).toHaveLength(3);
});

test('shoppers see nothing of an import until all of it is there', async () => {
  await imports.run(feedCars(10));
  const seen: number[] = [];
  async function* watched() {
    for (const row of feedCars(12, { price: 11_000 })) {
      seen.push((await imports.stock()).filter(({ price }) => price === 11_000).length);
      yield row;
    }
  }
  await imports.run(watched());

  expect(new Set(seen)).toEqual(new Set([0]));
  expect((await imports.stock()).filter(({ price }) => price === 11_000)).toHaveLength(12);
});

test('a feed that breaks off leaves the stock as it was, and its log says so', async () => {
  await imports.run(feedCars(3));
  async function* broken() {
    yield feedCar('N9');
    throw new Error('the connection was lost');
  }
  await expect(imports.run(broken())).rejects.toThrow('the connection was lost');

  expect(await ids()).toHaveLength(3);
  expect((await imports.command('report')).lines[0]).toMatch(/failed {2}import of test\.json/);
});

test("does not reveal another group's cars, imports or refused rows", async () => {
  await imports.run([...feedCars(3), feedCar('bad', { year: '' })]);
  await imports.reader.query(`select set_config('app.group', 'somebody-else', false)`);

  for (const table of [
    'vehicle',
    'vehicle_facet',
    'facet_value',
    'stock_word',
    'stock_revision',
    'stock_import',
    'stock_import_refusal',
  ]) {
    expect([table, (await imports.reader.query(`select 1 from ${table}`)).rowCount]).toEqual([table, 0]);
  }
});

test('a car that has come down in price is an offer while it can be bought, and none once it is sold', async () => {
  const less = { price: 18_000, before_price: 20_000 };
  await imports.run([
    feedCar('here', less),
    feedCar('soon', { ...less, status: 'coming_soon' }),
    feedCar('gone', { ...less, status: 'sold', sold_date_timestamp: '2026-01-05T00:00:00Z' }),
    feedCar('same', { price: 18_000 }),
  ]);

  const { rows } = await imports.reader.query('select id, offer from vehicle_facet order by id');
  expect(rows).toEqual([
    { id: 'north-gone', offer: false },
    { id: 'north-here', offer: true },
    { id: 'north-same', offer: false },
    { id: 'north-soon', offer: true },
  ]);
});

test('a car carries the number of the place it stands at, a landline where it has no other', async () => {
  const address = { id: 'yard', street: '8 Hay Street', city: 'Perth', state: 'WA', postcode: '6000' };
  const doc = locationSchema.parse({
    ...{ id: 'yard', name: 'Yard', slug: 'yard', address },
    ...{ dealership_id: 'north-id', dealership_slug: 'north', dealership_name: 'Dealer north' },
    contact_detail: { phone: null, landline_phone: '08 9222 3333' },
  });
  await imports.client.query(
    `insert into location (group_slug, id, slug, dealership_slug, visible, location_type, doc)
     values ($1, 'yard', 'yard', 'north', true, '', $2)`,
    [imports.group(), doc],
  );

  await imports.run([feedCar('1', { location_id: 'yard' })]);

  const { rows } = await imports.reader.query<{ doc: object }>('select doc from vehicle');
  expect(rows[0]?.doc).toMatchObject({
    location_phone: '08 9222 3333',
    location: { id: 'yard', phone: '08 9222 3333' },
  });
});
