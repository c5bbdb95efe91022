import { jest } from '@jest/globals';
import { changeFavourites, onFavouritesChange, readFavourites } from './favourites-storage';
import type { Favourite } from './favourites-storage';

const kia = aFavourite('car-1');

function aFavourite(id: string): Favourite {
  return { id, name: `Kia ${id}`, slug: `kia-${id}`, make: 'Kia', model: 'Rio', primary_image_url: 'rio-front' };
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('what is kept is there for the next page, under the name of its site only', () => {
  expect(changeFavourites('sunrise', () => [kia])).toBe(true);

  expect(readFavourites('sunrise')).toEqual([kia]);
  expect(readFavourites('harbor')).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(['sunrise:favourites']);
});

test('nothing kept leaves nothing behind', () => {
  changeFavourites('sunrise', () => [kia]);
  changeFavourites('sunrise', () => []);

  expect(localStorage).toHaveLength(0);
});

test.each([
  ['no JSON', '[{"id":"car-1"'],
  ['no list', '{"id":"car-1"}'],
  ['null', 'null'],
  ['a number', '5'],
  ['an empty text', ''],
])('%s is no favourite', (_what, text) => {
  localStorage.setItem('sunrise:favourites', text);
  expect(readFavourites('sunrise')).toEqual([]);
});

test('of a forged list what is a favourite stays, once', () => {
  const forged = [null, 'car-2', [], {}, { ...kia, id: 7 }, { ...kia, id: '' }, { ...kia, id: 'x'.repeat(81) }];
  const odd = [
    { ...kia, id: 'a\0b' },
    { ...kia, slug: undefined },
    { ...kia, primary_image_url: {}, isAdmin: true },
  ];
  localStorage.setItem('sunrise:favourites', JSON.stringify([...forged, ...odd, kia]));

  expect(readFavourites('sunrise')).toEqual([kia]);
});

test('no more are read than a watchlist holds', () => {
  const many = Array.from({ length: 300 }, (_, n) => aFavourite(`car-${n}`));
  localStorage.setItem('sunrise:favourites', JSON.stringify(many));

  expect(readFavourites('sunrise')).toHaveLength(200);
});

test('a browser that stores nothing, or nothing more, says so and breaks nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(changeFavourites('sunrise', () => [kia])).toBe(false);

  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(readFavourites('sunrise')).toEqual([]);
});

test('what another tab keeps is heard, and a page that slept looks again', () => {
  const heard = jest.fn();
  const leave = onFavouritesChange(heard);

  changeFavourites('sunrise', () => [kia]);
  dispatchEvent(new StorageEvent('storage', { key: 'sunrise:favourites' }));
  dispatchEvent(new PageTransitionEvent('pageshow'));
  leave();
  changeFavourites('sunrise', () => []);

  expect(heard).toHaveBeenCalledTimes(3);
});
