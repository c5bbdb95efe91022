import { imageSrc, imageSrcSet } from './image-src';

test('addresses a picture by id and width', () => {
  expect(imageSrc('suv-red-front', 640)).toBe('/img/suv-red-front?w=640');
});

test('names the quality only where it is not the usual one', () => {
  expect(imageSrc('a', 320, 80)).toBe('/img/a?w=320&q=80');
  expect(imageSrc('a', 320, 75)).toBe('/img/a?w=320');
});

test('lets no id reach outside its path segment', () => {
  expect(imageSrc('../a?b', 160)).toBe('/img/..%2Fa%3Fb?w=160');
});

test('offers every width up to the widest', () => {
  expect(imageSrcSet('a', 480)).toBe('/img/a?w=160 160w, /img/a?w=320 320w, /img/a?w=480 480w');
  expect(imageSrcSet('a', 480, 320)).toBe('/img/a?w=320 320w, /img/a?w=480 480w');
  expect(imageSrcSet('a').split(', ')).toHaveLength(7);
});
