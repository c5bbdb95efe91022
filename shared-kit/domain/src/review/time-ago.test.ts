import { timeAgo } from './time-ago';

test.each([
  ['2026-11-24', 'today'],
  ['2026-11-25', 'today'],
  ['2026-11-23', '1 day ago'],
  ['2026-11-10', '2 weeks ago'],
  ['2026-10-20', '1 month ago'],
  ['2024-11-01', '2 years ago'],
])('%s is %s', (date, words) => {
  expect(timeAgo(new Date(`${date}T00:00:00Z`), new Date('2026-11-24T09:00:00Z'))).toBe(words);
});
