import { ratingWords } from './rating-words';

test.each([
  [4.55, 1379, '4.6 out of 5 from 1,379 reviews'],
  [5, 1, '5.0 out of 5 from 1 review'],
  [null, 3, ''],
  [4, 0, ''],
])('a mean of %s over %i is said as %j', (average_rating, review_count, words) => {
  expect(ratingWords({ average_rating, review_count })).toBe(words);
});
