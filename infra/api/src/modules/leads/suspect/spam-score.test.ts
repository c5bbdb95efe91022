import { QUARANTINE_FROM, spamScore } from './spam-score';
import type { Signals } from './spam-score';

const person: Signals = {
  honeypotFilled: false,
  fillTimeMs: 45_000,
  stamp: 'ours',
  text: 'Is it still there? https://example.com/my-trade-in',
  fromSameAddress: 0,
  withSameText: 0,
};
const isQuarantined = (signals: Partial<Signals>) => spamScore({ ...person, ...signals }).score >= QUARANTINE_FROM;

test.each([
  ['a person', {}],
  ['a browser that fills the form in', { fillTimeMs: 900 }],
  ['the hundredth customer of a shopping centre', { fromSameAddress: 100 }],
  ['the same, in a second form of the page', { fromSameAddress: 100, stamp: 'none' }],
  ['a browser that fills the form in, behind that shopping centre', { fillTimeMs: 300, fromSameAddress: 150 }],
  ['the five hundredth who types', { fillTimeMs: 30_000, fromSameAddress: 500, stamp: 'none' }],
  ['a short message that three people had', { withSameText: 3 }],
] satisfies [string, Partial<Signals>][])('lets %s through', (_who, signals) => {
  expect(isQuarantined(signals)).toBe(false);
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
  expect(isQuarantined(signals)).toBe(true);
});

test('counts circumstances only beside something that tells', () => {
  expect(spamScore({ ...person, fillTimeMs: 10, fromSameAddress: 30, stamp: 'none' })).toEqual({
    score: 0,
    reasons: [],
  });
});

test('names every sign, for the operator who decides', () => {
  expect(spamScore({ ...person, fillTimeMs: 10, stamp: 'forged' }).reasons).toEqual([
    'forged time stamp',
    'sent faster than a person types',
  ]);
});

/** A sign, what it weighs, and signals that are just short of it and just it. */
const limits: readonly [string, number, Partial<Signals>, Partial<Signals>][] = [
  ['hidden field filled', 100, {}, { honeypotFilled: true }],
  ['forged time stamp', 40, { stamp: 'ours' }, { stamp: 'forged' }],
  ['markup links', 40, { text: '[urls] <abbr>' }, { text: '[URL=x]' }],
  ['markup links', 40, { text: 'url]' }, { text: '[url]x' }],
  ['markup links', 40, { text: '<address>' }, { text: '<A href=x>' }],
  ['three or more links', 30, { text: 'http://a HTTPS://b' }, { text: 'http://a HTTPS://b http://c' }],
  ['same text again and again', 40, { withSameText: 2 }, { withSameText: 3 }],
  ['hundreds from one address', 20, { fromSameAddress: 199 }, { fromSameAddress: 200 }],
];

test.each(limits)('"%s" tells, for %d points, from its limit on', (reason, points, short, enough) => {
  expect(spamScore({ ...person, ...short })).toEqual({ score: 0, reasons: [] });

  const { score, reasons } = spamScore({ ...person, ...enough });
  expect(reasons[0]).toBe(reason);
  // Two hundred from one address are many, too.
  expect(score).toBe(reason === 'hundreds from one address' ? points + 20 : points);
});

test.each<[string, number, Partial<Signals>, Partial<Signals>]>([
  ['sent faster than a person types', 40, { fillTimeMs: 1_500 }, { fillTimeMs: 1_499 }],
  // How long it took is not known of a form without a stamp: that alone is no hurry.
  ['no time stamp', 10, { fillTimeMs: null }, { fillTimeMs: null, stamp: 'none' }],
  ['many from one address', 20, { fromSameAddress: 9 }, { fromSameAddress: 10 }],
  ['no time stamp', 10, { stamp: 'ours' }, { stamp: 'none' }],
])('"%s" adds %d points to what tells, from its limit on', (reason, points, short, enough) => {
  const telling = { ...person, withSameText: 3 };
  const alone = spamScore({ ...telling, ...short });
  expect(alone.reasons).toEqual(['same text again and again']);

  expect(spamScore({ ...telling, ...enough })).toEqual({
    score: alone.score + points,
    reasons: [...alone.reasons, reason],
  });
});
