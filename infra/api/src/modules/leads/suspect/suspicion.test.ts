import { QUARANTINE_FROM, suspicionOf } from './suspicion';
import type { Signals } from './suspicion';

const person: Signals = {
  honeypotFilled: false,
  fillTimeMs: 45_000,
  stamp: 'ours',
  text: 'Is it still there? https://example.com/my-trade-in',
  fromSameAddress: 0,
  withSameText: 0,
};
const isHeld = (signals: Partial<Signals>) => suspicionOf({ ...person, ...signals }).score >= QUARANTINE_FROM;

test.each([
  ['a person', {}],
  ['a browser that fills the form in', { fillTimeMs: 900 }],
  ['the hundredth customer of a shopping centre', { fromSameAddress: 100 }],
  ['the same, in a second form of the page', { fromSameAddress: 100, stamp: 'none' }],
  ['a browser that fills the form in, behind that shopping centre', { fillTimeMs: 300, fromSameAddress: 150 }],
  ['the five hundredth who types', { fillTimeMs: 30_000, fromSameAddress: 500, stamp: 'none' }],
  ['a short message that three people had', { withSameText: 3 }],
] satisfies [string, Partial<Signals>][])('lets %s through', (_who, signals) => {
  expect(isHeld(signals)).toBe(false);
});

test.each([
  ['fills the hidden field', { honeypotFilled: true }],
  ['is too fast and sends markup', { fillTimeMs: 100, text: 'Buy [url=http://x]pills[/url]' }],
  ['sends form after form in no time', { fillTimeMs: 50, fromSameAddress: 200 }],
  ['is fast and repeats itself from one address', { fillTimeMs: 300, fromSameAddress: 10, withSameText: 3 }],
  ['forges its stamp and repeats itself', { stamp: 'forged', withSameText: 5 }],
  [
    'links everywhere from one address again and again',
    { text: 'http://a http://b http://c', fromSameAddress: 20, stamp: 'none' },
  ],
] satisfies [string, Partial<Signals>][])('holds who %s', (_who, signals) => {
  expect(isHeld(signals)).toBe(true);
});

test('counts circumstances only beside something that tells', () => {
  expect(suspicionOf({ ...person, fillTimeMs: 10, fromSameAddress: 30, stamp: 'none' })).toEqual({
    score: 0,
    reasons: [],
  });
});

test('names every sign, for the operator who decides', () => {
  expect(suspicionOf({ ...person, fillTimeMs: 10, stamp: 'forged' }).reasons).toEqual([
    'forged time stamp',
    'sent faster than a person types',
  ]);
});
