import { isReadable } from './readable-input';

test.each([
  ['words, numbers and lists', { name: 'Jane 🚗', list: [1, null, { a: 'b' }] }],
  ['bytes, whatever they are', Buffer.from('\0')],
  ['nothing', undefined],
])('%s can be read', (_case, value) => {
  expect(isReadable(value)).toBe(true);
});

const nested = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) as unknown;

test.each([
  ['NUL', { name: 'a\0' }],
  ['NUL in a name', { 'a\0': 1 }],
  ['half a surrogate pair', ['\ud800']],
  ['what is nested 100,000 deep', nested],
])('%s cannot', (_case, value) => {
  expect(isReadable(value)).toBe(false);
});
