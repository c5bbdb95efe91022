import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { googlePlacesReviews } from './google-places-reviews.adapter';

const review = {
  name: 'places/abc/reviews/1',
  rating: 2,
  publishTime: '2026-08-01T03:04:05.678Z',
  text: { text: 'Slow, but friendly.', languageCode: 'en' },
  authorAttribution: { displayName: 'Pat', photoUri: 'https://lh3.example/pat', uri: 'https://maps.example/pat' },
};
let answer: { status: number; body: unknown };
const asked: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
const google = createServer((request, response) => {
  asked.push({ url: request.url, headers: request.headers });
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
});
beforeAll(() => new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => google.close(resolve)));
beforeEach(() => {
  asked.length = 0;
  answer = { status: 200, body: { rating: 4.4, userRatingCount: 812, reviews: [review] } };
});

const ask = (placeId = 'abc') =>
  googlePlacesReviews('key-1', `http://127.0.0.1:${(google.address() as AddressInfo).port}`)({ slug: 'yard', placeId });

test('a place is asked for by its id, with the key and the fields that are paid for', async () => {
  await ask('a/b');

  expect(asked).toMatchObject([
    {
      url: '/v1/places/a%2Fb',
      headers: { 'x-goog-api-key': 'key-1', 'x-goog-fieldmask': 'rating,userRatingCount,reviews' },
    },
  ]);
});

test('figures are over all reviews, poor ones are kept, and names and pictures are those that people made public', async () => {
  expect(await ask()).toEqual({
    ...{ location: 'yard', source: 'Google', average_rating: 4.4, count: 812 },
    reviews: [
      {
        ...{ id: 'places/abc/reviews/1', customer_name: 'Pat', image: 'https://lh3.example/pat' },
        ...{ text: 'Slow, but friendly.', rating: 2, date: '2026-08-01' },
      },
    ],
  });
});

test('a place without reviews has none, and one without a name, text or picture of its own is still one', async () => {
  answer.body = {};
  expect(await ask()).toEqual({ location: 'yard', source: 'Google', reviews: [] });

  answer.body = { reviews: [{ ...review, text: undefined, authorAttribution: { photoUri: 'http://plain.example' } }] };
  expect((await ask())?.reviews).toMatchObject([{ customer_name: 'A Google user', image: null, text: null }]);
});

test('a place that Google does not know is none; any other refusal is told', async () => {
  answer = { status: 404, body: {} };
  expect(await ask()).toBeNull();

  answer = { status: 403, body: { error: { status: 'PERMISSION_DENIED' } } };
  await expect(ask()).rejects.toThrow('Google Places answered 403 for yard');
  answer = { status: 200, body: { rating: 9 } };
  await expect(ask()).rejects.toThrow();
});
