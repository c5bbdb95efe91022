import { spanAt, timelineOf } from './timeline';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const decided = (...decisions: [version: number, startsAt: Date][]) =>
  timelineOf(decisions.map(([version, startsAt], index) => ({ id: index + 1, version, startsAt })));

test('a version is seen until the next one begins', () => {
  expect(decided([1, day(1)], [2, day(5)])).toEqual([
    { version: 1, from: day(1), until: day(5) },
    { version: 2, from: day(5), until: null },
  ]);
});

test('what is decided later takes the place of what was planned for after it', () => {
  expect(decided([1, day(1)], [2, day(9)], [3, day(4)])).toEqual([
    { version: 1, from: day(1), until: day(4) },
    { version: 3, from: day(4), until: null },
  ]);
});

test('a moment has the version whose time it is: from its beginning on, and not its end', () => {
  const spans = decided([1, day(2)], [2, day(5)]);

  expect(spanAt(spans, day(1))).toBeUndefined();
  expect([day(2), day(4), day(5)].map((at) => spanAt(spans, at)?.version)).toEqual([1, 1, 2]);
});
