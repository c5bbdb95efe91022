import { similarPriceBand } from './similar-price-band';

test.each([
  [49_999, 39_999, 59_999],
  [50_000, 25_000, 75_000],
])('around %i cars from %i to %i are similar', (price, min, max) => {
  expect(similarPriceBand(price)).toEqual({ min, max });
});
