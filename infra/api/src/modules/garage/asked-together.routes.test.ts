import { sql } from 'drizzle-orm';
import { anEnquiry, startTwoGroups } from '../../../test/enquiry';
import type { enquiries } from '../../../test/enquiry';
import { signIn } from '../../../test/shopper';
import type { TestApp } from '../../../test/test-app';

let server: TestApp;
let leads: ReturnType<typeof enquiries>;

beforeAll(async () => {
  ({ server, leads } = await startTwoGroups());
});
afterAll(() => server.stop());

const aCar = (facts: object = {}) =>
  server.addVehicle({ group: 'sunrise', dealership_slug: 'north', status: 'in_stock', ...facts });
const page = (...cars: readonly { slug: string }[]) =>
  `http://sunrise-cars.test/enquire/vehicle?${cars.map(({ slug }) => `car_id=${slug}`).join('&')}`;

type Row = {
  page: string;
  car: string;
  dealership: string;
  details: { label: string; value: string }[];
  message: string;
  trail: object;
};

/** What became of one message, the lead of its own vehicle first. */
async function ask(url: string, overrides: object) {
  const message = `About them ${Math.random()}`;
  const body = anEnquiry({ message, url, ...overrides });
  const answer = await leads.enquire(body);
  const rows = await leads.inDatabase<Row>(sql`
    select payload ->> 'url' as page, payload ->> 'car_id' as car, payload ->> 'dealership_slug' as dealership, details,
      payload ->> 'message' as message, payload -> 'lead_attributes' as trail
    from lead where payload ->> 'message' = ${message} order by id`);
  return { answer, rows, body };
}

test('one message about several vehicles is one lead for each dealership, with all of its vehicles', async () => {
  const [first, beside] = [await aCar({ name: 'Kia A' }), await aCar({ name: 'Kia B', stocknum: 'S2' })];
  const south = await aCar({ name: 'Kia C', dealership_slug: 'south' });
  const url = page(first, beside, south);

  const { answer, rows, body } = await ask(url, { car_id: first.id });

  expect(answer.statusCode).toBe(201);
  expect(rows.map(({ car, dealership }) => [car, dealership])).toEqual([
    [first.id, 'north'],
    [south.id, 'south'],
  ]);
  expect(rows[0]?.details).toMatchObject([
    { label: 'Also asks about', value: 'Kia B, stock number S2' },
    { label: 'Also asks', value: 'Another dealership' },
  ]);
  expect(rows[1]?.details).toEqual([]);
  expect(rows.map((row) => row.page)).toEqual([page(first), page(south)]);
  const [consents] = await leads.inDatabase<{ count: number }>(sql`
    select count(*)::int from lead_consent c join lead l on l.id = c.lead_id and l.site_slug = c.site_slug
    where l.payload ->> 'message' = ${rows[0]?.message} and c.kind = 'terms' and c.granted`);
  expect(consents?.count).toBe(2);

  await leads.enquire(body);
  const [again] = await leads.inDatabase<{ count: number }>(
    sql`select count(*)::int from lead where payload ->> 'message' = ${rows[0]?.message}`,
  );
  expect(again?.count).toBe(2);
});

test('a dealership reads which of its own vehicles were looked at, and of no other of the group', async () => {
  const [own, south] = [await aCar({ name: 'Kia D' }), await aCar({ name: 'Kia E', dealership_slug: 'south' })];
  const foreign = await server.addVehicle({ group: 'harbor', dealership_slug: 'north' });
  const neutral = ['/', '/search/used-cars', '/models/kia-sportage', '/our-location/south'];
  const named = [own, south, foreign].flatMap(({ path }) => [path, `${path}/checkout`]);
  const visited_pages = [
    ...neutral,
    ...named,
    '/cars/gone',
    '/cars/%',
    `//cars//${south.slug}`,
    `/x?car_id=${south.id}`,
  ];

  const { rows } = await ask(page(own, south), {
    ...{ car_id: own.id, lead_attributes: { visited_pages, linked_query_params: { utm_source: 'news' } } },
  });

  expect(rows.map(({ trail }) => trail)).toEqual([
    {
      visited_pages: [...neutral, own.path, `${own.path}/checkout`, '/x'],
      linked_query_params: { utm_source: 'news' },
    },
    {
      visited_pages: [...neutral, south.path, `${south.path}/checkout`, `//cars//${south.slug}`, '/x'],
      linked_query_params: { utm_source: 'news' },
    },
  ]);
});

test('the shopper is confirmed once, and each dealer is told by its own lead', async () => {
  const [first, south] = [await aCar(), await aCar({ dealership_slug: 'south' })];
  const { rows } = await ask(page(first, south), { car_id: first.id });

  const deliveries = await leads.inDatabase<{ channel: string }>(sql`
    select d.channel from lead_delivery d join lead l on l.id = d.lead_id and l.site_slug = d.site_slug
    where l.payload ->> 'message' = ${rows[0]?.message} and d.channel = 'confirmation'`);
  expect(rows).toHaveLength(2);
  expect(deliveries.length).toBeLessThan(2);
});

test("what is sold, another group's or of another page is asked about by nobody", async () => {
  const first = await aCar();
  const [sold, foreign] = [
    await aCar({ status: 'sold', dealership_slug: 'south' }),
    await server.addVehicle({ group: 'harbor', dealership_slug: 'west' }),
  ];

  expect((await ask(page(first, sold, foreign), { car_id: first.id })).rows).toMatchObject([
    { car: first.id, details: [] },
  ]);
  const elsewhere = page(first, await aCar({ dealership_slug: 'south' })).replace('/enquire/vehicle', '/contact');
  expect((await ask(elsewhere, { car_id: first.id })).rows).toHaveLength(1);
});

test('each dealership is told which kind of vehicle it is asked about, and a part stays one', async () => {
  const first = await aCar({ car_type: 'new' });
  const used = await aCar({ car_type: 'used', dealership_slug: 'south' });
  const categories = async (category: string) => {
    const { rows } = await ask(page(first, used), { car_id: first.id, category });
    const [{ message } = { message: '' }] = rows;
    return leads.inDatabase(sql`
      select payload ->> 'category' as category, payload ->> 'car_type' as kind
      from lead where payload ->> 'message' = ${message} order by id`);
  };

  expect(await categories('New Vehicle Enquiry')).toEqual([
    { category: 'New Vehicle Enquiry', kind: 'new' },
    { category: 'Used Vehicle Enquiry', kind: 'used' },
  ]);
  expect((await categories('Parts Enquiry')).map(({ category }) => category)).toEqual([
    'Parts Enquiry',
    'Parts Enquiry',
  ]);
});

test('thanks and garage name every vehicle, each with whom it went to', async () => {
  for (const [slug, name] of [['north', 'North Ford'] as const, ['south', 'South Hyundai'] as const])
    await server.addDealership({ group: 'sunrise', slug, name });
  const first = await aCar({ name: 'Ford Transit', car_type: 'new', location_name: 'Ipswich' });
  const [palisade, sorento] = [
    await aCar({ name: 'Hyundai Palisade', dealership_slug: 'south', location_name: 'Aspley' }),
    await aCar({ name: 'Kia Sorento', dealership_slug: 'south', location_name: 'Aspley' }),
  ];
  const phone = '0491570231';
  const { answer } = await ask(page(first, palisade, sorento), { car_id: first.id, phone });
  const { next } = answer.json<{ next: string }>();
  const proof = new URL(next, 'http://sunrise-cars.test').searchParams.get('sent') ?? '';
  const host = 'sunrise-cars.test';

  const thanks = await server.app.inject({ url: `/api/sent-forms/${proof}`, headers: { host } });
  expect(thanks.json()).toMatchObject({
    car: { name: 'Ford Transit', place: 'Ipswich' },
    also: [
      { name: 'Hyundai Palisade', place: 'Aspley' },
      { name: 'Kia Sorento', place: 'Aspley' },
    ],
  });

  const cookie = await signIn(server, host, phone);
  const garage = await server.app.inject({ url: '/api/garage', headers: { host, cookie } });
  const entries = garage.json<{ entries: { about: string; state: string }[] }>().entries;
  expect(entries.map(({ about, state }) => [about, state]).toSorted()).toEqual([
    ['Ford Transit', 'Sent to North Ford'],
    ['Hyundai Palisade and Kia Sorento', 'Sent to South Hyundai'],
  ]);
});
