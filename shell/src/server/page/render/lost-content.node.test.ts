import { aCarCard } from '@shared-kit/testing/a-car';
import { aSearchResponse } from '@shared-kit/testing/a-search-response';
import { lostContent } from './lost-content';

const site = { popular_makes: ['Kia', 'Mazda'], make_counts: [12] };
const newest = aSearchResponse({ hits: [aCarCard({ id: 'newest' })] });

function apiOf(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const ask = async ({ url }: { url: string }) => {
    const path = url.split('?')[0] ?? '';
    asked.push(path);
    return path in answers ? { data: answers[path] } : { error: { status: 503 } };
  };
  return { asked, ask: ask as Parameters<typeof lostContent>[3] };
}
const idsOf = ({ cars }: { cars: readonly { id: string }[] }) => cars.map(({ id }) => id);

test('an address that nobody answers to offers the newest and the makes there are most of', async () => {
  const { ask } = apiOf({ search: newest });

  const lost = await lostContent(site, '/no-such-page', 'Open', ask);

  expect(idsOf(lost)).toEqual(['newest']);
  expect(lost).toMatchObject({
    isLikeOne: false,
    hours: 'Open',
    makes: [{ make: 'Kia', count: 12 }, { make: 'Mazda' }],
  });
});

test('the address of a vehicle that is gone offers four like it, and the newest where there are none', async () => {
  const like = Array.from({ length: 6 }, (_, index) => aCarCard({ id: `like-${index}` }));
  const known = apiOf({ 'cars/a-car/alternatives': { hits: like }, search: newest });
  const lost = await lostContent(site, '/cars/a-car', undefined, known.ask);
  expect(idsOf(lost)).toEqual(['like-0', 'like-1', 'like-2', 'like-3']);
  expect(lost.isLikeOne).toBe(true);
  expect(known.asked).toEqual(['cars/a-car/alternatives']);

  const none = apiOf({ 'cars/a-car/alternatives': { hits: [] }, search: newest });
  expect(await lostContent(site, '/cars/a-car', undefined, none.ask)).toMatchObject({ isLikeOne: false });
  expect(none.asked).toEqual(['cars/a-car/alternatives', 'search']);
});

test('an API that fails or answers something else leaves a page without vehicles', async () => {
  expect(idsOf(await lostContent(site, '/gone', undefined, apiOf({}).ask))).toEqual([]);
  expect(idsOf(await lostContent(site, '/gone', undefined, apiOf({ search: 'no' }).ask))).toEqual([]);
  const failing = async () => Promise.reject(new Error('down'));
  expect(idsOf(await lostContent(site, '/gone', undefined, failing))).toEqual([]);
});
