import type { LocationOfPage } from '@shared-kit/contracts/place/location.contract';
import { startTestApp } from '../../../../test/test-app';
import type { TestApp } from '../../../../test/test-app';
import { aLocation } from '@shared-kit/testing/a-location';
import { fetchReviews } from './fetch-reviews';
import { importReviews } from './import-reviews.service';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  for (const group of ['sunrise', 'harbor']) {
    await server.addGroup(group);
    await server.addSite({ slug: `${group}-cars`, group });
    await server.addLocation({ group, id: `${group}-yard`, slug: 'yard' });
  }
});
afterAll(() => server.stop());

const review = (id: string, rating: number, date = '2026-11-01') => ({ id, customer_name: `Name ${id}`, rating, date });
const reviewsAt = async (site: string) =>
  (await server.app.inject({ url: '/api/locations/yard', headers: { host: `${site}.test` } })).json<LocationOfPage>()
    .reviews;

test('good reviews are shown, newest first and twelve at most; the mean is over all, poor ones too', async () => {
  const good = Array.from({ length: 14 }, (_, index) => review(`g${index}`, 5, `2026-10-${10 + index}`));
  const given = [{ location: 'yard', source: 'Google', reviews: [review('poor', 1), ...good, review('fair', 3.9)] }];

  expect(await importReviews(server.ownerDb, 'sunrise', given)).toEqual({ locations: 1, reviews: 16 });

  const set = await reviewsAt('sunrise-cars');
  expect(set).toMatchObject({ count: 16, minimum_rating: 4, source: 'Google' });
  expect(set?.average_rating).toBeCloseTo((1 + 3.9 + 14 * 5) / 16);
  expect(set?.list).toHaveLength(12);
  expect(set?.list[0]).toMatchObject({ id: 'g13', review_date: '23/10/2026', review_date_in_words: '23 October 2026' });
});

test('a source that hands out a few says how many there are and their mean', async () => {
  const given = [{ location: 'yard', source: 'Google', count: 1379, average_rating: 4.2, reviews: [review('a', 5)] }];
  await importReviews(server.ownerDb, 'sunrise', given);

  expect(await reviewsAt('sunrise-cars')).toMatchObject({ count: 1379, average_rating: 4.2, list: [{ id: 'a' }] });
});

test("lists of places say how many there are and their mean, whatever the group's file said", async () => {
  const listed = async (site: string) =>
    (await server.app.inject({ url: '/api/locations', headers: { host: `${site}.test` } })).json<{
      locations: LocationOfPage[];
    }>().locations[0];

  expect(await listed('sunrise-cars')).toMatchObject({ average_rating: 4.2, review_count: 1379 });
  expect(await listed('harbor-cars')).toMatchObject({ average_rating: null, review_count: 0 });
});

test("another dealer's place of the same name has none of them", async () => {
  expect(await reviewsAt('harbor-cars')).toBeNull();
});

test.each([
  ['a place of nobody', [{ location: 'nowhere', source: 'Google', reviews: [] }], '0.location'],
  ['six stars', [{ location: 'yard', source: 'Google', reviews: [review('a', 6)] }], '0.reviews.0.rating'],
  [
    'fewer than it lists',
    [{ location: 'yard', source: 'Google', count: 0, average_rating: 5, reviews: [review('a', 5)] }],
    '0.count',
  ],
  [
    'a place twice',
    [
      { location: 'yard', source: 'Google', reviews: [review('a', 5)] },
      { location: 'yard', source: 'Google', reviews: [review('b', 5)] },
    ],
    '1.location',
  ],
])('refuses %s and changes nothing', async (_case, given, path) => {
  const before = await reviewsAt('sunrise-cars');

  await expect(importReviews(server.ownerDb, 'sunrise', given)).rejects.toThrow(path);
  expect(await reviewsAt('sunrise-cars')).toEqual(before);
});

test('what a source says of a place by its id is kept, and a place that it fails for keeps what it had', async () => {
  const places = { known: 'place-1', failing: 'place-2' };
  for (const [slug, place_id] of Object.entries(places)) {
    const { address } = aLocation();
    await server.addLocation({ group: 'sunrise', slug, id: slug, address: { ...address, place_id } });
  }
  const asked: string[] = [];
  const said = { source: 'Google', count: 10, average_rating: 4, reviews: [] };

  const fetched = await fetchReviews(server.ownerDb, 'sunrise', ({ slug, placeId }) => {
    asked.push(placeId);
    return slug === 'failing' ? Promise.reject(new Error('busy')) : Promise.resolve({ location: slug, ...said });
  });

  expect(asked.toSorted()).toEqual(['place-1', 'place-2']);
  expect(fetched).toEqual({ locations: 1, reviews: 0, failed: [{ slug: 'failing', reason: 'busy' }] });
});
