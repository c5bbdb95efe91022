import { toSlug } from './to-slug';

test.each([
  ['Land Rover', 'land-rover'],
  ['CX-5', 'cx-5'],
  ['Mercedes-Benz', 'mercedes-benz'],
  ['i30 N', 'i30-n'],
  ['Citroën', 'citroen'],
  ['ID. Buzz', 'id-buzz'],
  ['T-Roc (R)', 't-roc-r'],
])('writes %s as %s', (words, slug) => {
  expect(toSlug(words)).toBe(slug);
});
