import { readViewedCars, rememberViewedCar, viewedCarsKey } from './viewed-cars';

function aStorage(entries: Record<string, string> = {}) {
  return {
    entries,
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => void (entries[key] = value),
  };
}
const viewedCars = (storage: ReturnType<typeof aStorage>, site: string) =>
  readViewedCars(storage.getItem(viewedCarsKey(site)));
const car = (id: string) => ({ id, stocknum: `S${id}`, make: 'Kia', model: 'Rio', body: null, simple_body: 'Hatch' });

test('remembers the latest first, each car once, fifty at most', () => {
  const storage = aStorage();
  for (let id = 1; id <= 60; id++) rememberViewedCar(() => storage, 'sunrise', car(String(id)));
  rememberViewedCar(() => storage, 'sunrise', car('40'));

  const ids = viewedCars(storage, 'sunrise').map(({ id }) => id);
  expect(ids).toHaveLength(50);
  expect(ids.slice(0, 3)).toEqual(['40', '60', '59']);
});

test('two sites of one origin share nothing', () => {
  const storage = aStorage();
  rememberViewedCar(() => storage, 'sunrise', car('1'));

  expect(viewedCars(storage, 'harbour')).toEqual([]);
});

test.each(['no json', '{"a":1}', '[1,null,{"id":7}]'])('reads nothing out of %s', (kept) => {
  expect(viewedCars(aStorage({ 'sunrise:viewed-cars': kept }), 'sunrise')).toEqual([]);
});

test('a browser that keeps nothing is no failure', () => {
  const storage = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };

  expect(() => rememberViewedCar(() => storage, 'sunrise', car('1'))).not.toThrow();
  expect(() => rememberViewedCar(forbidden, 'sunrise', car('1'))).not.toThrow();
});
