import { facetsOfPage } from './facets-of-page';

const items = (count: number) =>
  Array.from({ length: count }, (_unused, index) => ({ label: `${index}`, value: `${index}`, count: 1 }));

test('a long list of models waits for a make; a short one, and one chosen from, does not', () => {
  const [long, short] = [
    { make: items(3), model: items(51) },
    { make: items(3), model: items(50) },
  ];

  expect(facetsOfPage(long, { filters: {} })).toEqual({ make: items(3) });
  expect(facetsOfPage(long, { filters: {} })).toBe(facetsOfPage(long, { filters: {} }));
  expect(facetsOfPage(long, { filters: { make: ['Kia'] } })).toBe(long);
  expect(facetsOfPage(long, { filters: { model: ['Rio'] } })).toBe(long);
  expect(facetsOfPage(short, { filters: {} })).toBe(short);
});
