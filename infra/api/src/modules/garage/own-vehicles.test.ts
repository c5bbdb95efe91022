import { trendOf } from './own-vehicles';

const at = (on: string, middle: number) => ({ on, middle });

test.each([
  ['Down $1,200 since 3 March 2026', [at('1 June 2026', 18_790), at('1 May 2026', 30_000), at('3 March 2026', 20_000)]],
  ['Up $2,000 since 3 March 2026', [at('1 June 2026', 22_000), at('3 March 2026', 20_000)]],
  ['About the same since 3 March 2026', [at('1 June 2026', 20_150), at('3 March 2026', 20_000)]],
  ['', [at('3 March 2026', 20_000)]],
  ['', []],
])('%p is how these estimates went', (words, estimates) => {
  expect(trendOf(estimates)).toBe(words);
});
