import { createSubmissionCounts } from './submission-counts';
import { QUARANTINE_FROM, suspicionOf } from '../../suspect/suspicion';

const SENTENCE = 'We buy every car for cash today, any make and any state, call us now for your quote.';

/** The score of the last of `times` submissions of one text, each from another address or all from one. */
function scoreOf(text: string, times: number, { oneAddress = false } = {}) {
  const counts = createSubmissionCounts();
  const seen = Array.from({ length: times }, (_, index) =>
    counts.count({ site: 'sunrise-cars', ipHash: oneAddress ? 'same' : String(index), text }),
  ).at(-1);
  if (!seen) throw new Error('Nothing was sent');
  return suspicionOf({ honeypotFilled: false, fillTimeMs: null, stamp: 'none', text, ...seen }).score;
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
