import { forgetKept, keptFor } from './kept-in-browser';

test.each([
  ['sunrise:enquired-car', 'shopper'],
  ['sunrise:form-error:contact', 'shopper'],
  ['sunrise:enquiry-typed', 'shopper'],
  ['sunrise:viewed-cars', 'browser'],
  ['sunrise:measuring', 'answer'],
  ['harbour:enquired-car', null],
  ['sunrise:nothing-of-ours', null],
  ['typed', null],
])('%s is kept for: %s', (key, whose) => {
  expect(keptFor('sunrise', key)).toBe(whose);
});

test('what is kept for others, or by another site, stays', () => {
  const kept = ['sunrise:enquired-car', 'sunrise:enquiry-typed', 'sunrise:viewed-cars', 'harbour:enquired-car'];
  const storage = {
    get length() {
      return kept.length;
    },
    key: (index: number) => kept[index] ?? null,
    removeItem: (key: string) => void kept.splice(kept.indexOf(key), 1),
  };

  forgetKept(storage, 'sunrise', ['shopper']);

  expect(kept).toEqual(['sunrise:viewed-cars', 'harbour:enquired-car']);
});
