import { sql } from 'drizzle-orm';
import { startTestApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';
import { withScope } from '../../db/scope';
import { importGroup } from './import-group.service';

const place = {
  id: 'yard',
  name: 'Main yard',
  slug: 'main-yard',
  dealership_slug: 'sunrise-toyota',
  address: { id: 'yard', street: '1 Main Street', city: 'Brisbane', state: 'QLD', postcode: '4000' },
  contact_detail: { phone: '07 3000 0000' },
};
const sunrise = {
  slug: 'sunrise',
  name: 'Sunrise',
  dealerships: [{ slug: 'sunrise-toyota', name: 'Sunrise Toyota', lead_email: 'leads@sunrise.example' }],
  locations: [place],
};
const harbor = {
  slug: 'harbor',
  name: 'Harbor',
  dealerships: [{ slug: 'harbor-ford', name: 'Harbor Ford' }],
  locations: [{ ...place, dealership_slug: 'harbor-ford' }],
};

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

async function slugsOf(group: string) {
  const { rows } = await withScope(server.db, { group }, (tx) =>
    tx.execute<{ slug: string }>(sql`select slug from location union all select slug from dealership order by slug`),
  );
  return rows.map(({ slug }) => slug);
}

test('stores what a group owns, with the name of the dealership in each place', async () => {
  expect(await importGroup(server.ownerDb, sunrise)).toEqual({ slug: 'sunrise', dealerships: 1, locations: 1 });

  const { rows } = await withScope(server.db, { group: 'sunrise' }, (tx) => tx.execute(sql`select doc from location`));
  expect(rows).toMatchObject([
    { doc: { dealership_name: 'Sunrise Toyota', visible: true, contact_detail: { opening_hours: [] } } },
  ]);
});

test.each(['javascript:alert(1)', 'maps.example/x', '//evil.example'])(
  'a place whose map is at %j is refused: everybody who looks for the way would open it',
  async (place_url) => {
    const given = { ...sunrise, locations: [{ ...place, address: { ...place.address, place_url } }] };
    await expect(importGroup(server.ownerDb, given)).rejects.toThrow(
      'locations.0.address.place_url: A whole web address',
    );
  },
);

test('a place that is open until midnight may say 24:00, in the week and on a single day; it opens then on no day', async () => {
  const day = { weekday: 5, status: 'Open', formated_hours: '6pm – midnight' };
  const open = (hours: object) => ({
    ...sunrise,
    locations: [
      {
        ...place,
        contact_detail: { phone: null, opening_hours: [{ ...day, open: '18:00', close: '24:00', ...hours }] },
        special_hours: [
          { date: '2026-12-24', status: 'Open', location_id: 'yard', hours: { begin: '18:00', end: '24:00' } },
        ],
      },
    ],
  });
  await importGroup(server.ownerDb, open({}));
  const { rows } = await withScope(server.db, { group: 'sunrise' }, (tx) => tx.execute(sql`select doc from location`));
  expect(rows).toMatchObject([
    {
      doc: {
        contact_detail: { opening_hours: [{ open: '18:00', close: '00:00' }] },
        special_hours: [{ hours: { begin: '18:00', end: '00:00' } }],
      },
    },
  ]);

  await expect(importGroup(server.ownerDb, open({ open: '24:00' }))).rejects.toThrow('a time like 08:30');
  await expect(importGroup(server.ownerDb, open({ close: '24:30' }))).rejects.toThrow('a time like 17:30, or 24:00');
});

test("a place carries its dealership's own website, and refuses an address that is no web page", async () => {
  const website = { name: 'Sunrise Toyota', url: 'https://toyota.sunrise.example', make: 'Toyota' };
  const withWebsite = (url: string) => ({
    ...sunrise,
    dealerships: [{ slug: 'sunrise-toyota', name: 'Sunrise Toyota', website: { ...website, url } }],
  });
  await importGroup(server.ownerDb, withWebsite(website.url));

  const { rows } = await withScope(server.db, { group: 'sunrise' }, (tx) => tx.execute(sql`select doc from location`));
  expect(rows).toMatchObject([{ doc: { dealership_website: { ...website, slug: null, logo: { url: null } } } }]);
  await expect(importGroup(server.ownerDb, withWebsite('javascript:alert(1)'))).rejects.toThrow(
    'dealerships.0.website.url',
  );
});

test("a second import replaces this group's places and leaves another group's alone", async () => {
  await importGroup(server.ownerDb, sunrise);
  await importGroup(server.ownerDb, harbor);
  await importGroup(server.ownerDb, {
    ...sunrise,
    dealerships: [{ slug: 'sunrise-suzuki', name: 'S' }],
    locations: [{ ...place, slug: 'new-yard', dealership_slug: 'sunrise-suzuki' }],
  });

  expect(await slugsOf('sunrise')).toEqual(['new-yard', 'sunrise-suzuki']);
  expect(await slugsOf('harbor')).toEqual(['harbor-ford', 'main-yard']);
});

test.each([
  [
    'a place of nobody',
    { locations: [{ ...place, dealership_slug: 'nobody' }] },
    'locations.0.dealership_slug: there is no dealership nobody',
  ],
  [
    'two places with one slug',
    { locations: [place, { ...place, id: 'other' }] },
    'locations.1.slug: main-yard is there twice',
  ],
  [
    'a dealership whose page would be a search page',
    { dealerships: [{ slug: 'used-cars', name: 'Used' }], locations: [] },
    'dealerships.0.slug: /search/used-cars already means something else',
  ],
  [
    'hours nobody can reckon with',
    {
      locations: [
        { ...place, special_hours: [{ date: '2026-12-24', status: 'Open', start_hour: '9am', location_id: 'yard' }] },
      ],
    },
    'locations.0.special_hours.0.start_hour: a time like 08:30',
  ],
  ['a misspelt key', { locations: [{ ...place, adress: {} }] }, 'locations.0.adress: unknown key'],
])('refuses %s and changes nothing', async (_case, wrong, message) => {
  await importGroup(server.ownerDb, sunrise);

  await expect(importGroup(server.ownerDb, { ...sunrise, name: 'Changed', ...wrong })).rejects.toThrow(message);
  expect(await slugsOf('sunrise')).toEqual(['main-yard', 'sunrise-toyota']);
});
