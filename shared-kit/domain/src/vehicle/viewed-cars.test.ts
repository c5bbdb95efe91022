import { readViewedCars, rememberViewedCar, viewedCarsKey } from './viewed-cars';

function aStore(entries: Record<string, string> = {}) {
  return {
    entries,
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => void (entries[key] = value),
  };
}
const viewedCars = (store: ReturnType<typeof aStore>, site: string) =>
  readViewedCars(store.getItem(viewedCarsKey(site)));
const car = (id: string) => ({ id, stocknum: `S${id}`, make: 'Kia', model: 'Rio', body: null, simple_body: 'Hatch' });

test('remembers the latest first, each car once, fifty at most', () => {
  const store = aStore();
  for (let id = 1; id <= 60; id++) rememberViewedCar(() => store, 'sunrise', car(String(id)));
  rememberViewedCar(() => store, 'sunrise', car('40'));

  const ids = viewedCars(store, 'sunrise').map(({ id }) => id);
  expect(ids).toHaveLength(50);
  expect(ids.slice(0, 3)).toEqual(['40', '60', '59']);
});

test('two sites of one origin share nothing', () => {
  const store = aStore();
  rememberViewedCar(() => store, 'sunrise', car('1'));

  expect(viewedCars(store, 'harbour')).toEqual([]);
});

test.each(['no json', '{"a":1}', '[1,null,{"id":7}]'])('reads nothing out of %s', (kept) => {
  expect(viewedCars(aStore({ 'sunrise:viewed-cars': kept }), 'sunrise')).toEqual([]);
});

test('a browser that keeps nothing is no failure', () => {
  const store = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };

  expect(() => rememberViewedCar(() => store, 'sunrise', car('1'))).not.toThrow();
  expect(() => rememberViewedCar(forbidden, 'sunrise', car('1'))).not.toThrow();
});
