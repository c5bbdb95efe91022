import { createSubmissionCounts } from './submission-counts';
import { QUARANTINE_FROM, spamScore } from '../../suspect/spam-score';

const SENTENCE = 'We buy every car for cash today, any make and any state, call us now for your quote.';

/** The score of the last of `times` submissions of one text, each from another address or all from one. */
function scoreOf(text: string, times: number, { oneAddress = false } = {}) {
  const counts = createSubmissionCounts();
  const seen = Array.from({ length: times }, (_, index) =>
    counts.count({ site: 'sunrise-cars', ipHash: oneAddress ? 'same' : String(index), text }),
  ).at(-1);
  if (!seen) throw new Error('Nothing was sent');
  return spamScore({ honeypotFilled: false, fillTimeMs: null, stamp: 'none', text, ...seen }).score;
}

test.each([
  'Is this still available?',
  'What is your best price?',
  'Is it still available? Can I come and see it today?',
])('a hundred shoppers of one shopping centre may all ask: %s', (text) => {
  expect(scoreOf(text, 100, { oneAddress: true })).toBeLessThan(QUARANTINE_FROM);
});

test.each([SENTENCE, 'Look: https://cash.example'])('notices a robot that repeats: %s', (text) => {
  expect(scoreOf(text, 20, { oneAddress: true })).toBeGreaterThanOrEqual(QUARANTINE_FROM);
  expect(scoreOf(text, 20)).toBeGreaterThan(scoreOf(text, 1));
});

/** How often the second of two texts was seen before it. */
function repeats(first: string, second: string, site = 'sunrise-cars'): number {
  const counts = createSubmissionCounts();
  counts.count({ site: 'sunrise-cars', ipHash: 'one', text: first });
  return counts.count({ site, ipHash: 'two', text: second }).withSameText;
}

test('a text is the same however it is written out, and another with one other word', () => {
  expect(repeats(SENTENCE, SENTENCE.toUpperCase().replaceAll(' ', ' \n '))).toBe(1);
  expect(repeats(SENTENCE, SENTENCE.replace('today', 'now'))).toBe(0);
});

test('what leads somewhere is told apart however short it is, other words from eighty characters on', () => {
  expect(repeats('See WWW.cash.example', 'See www.cash.example')).toBe(1);
  expect(repeats('HTTP: //cash', 'http: //cash')).toBe(1);
  expect([79, 80].map((length) => repeats('x'.repeat(length), 'x'.repeat(length)))).toEqual([0, 1]);
});

test('what one site is sent counts at no other, neither text nor address', () => {
  expect(repeats(SENTENCE, SENTENCE, 'harbor-cars')).toBe(0);

  const counts = createSubmissionCounts();
  const sent = (site: string, ipHash: string) => counts.count({ site, ipHash, text: '' }).fromSameAddress;
  expect([sent('a', 'x'), sent('a', 'x'), sent('a', 'y'), sent('b', 'x'), sent('a', 'x')]).toEqual([0, 1, 0, 0, 2]);
});
