import fc from 'fast-check';
import { rowWindow } from './row-window';

test('of 300 rows only those in view and a few beyond are drawn', () => {
  expect(rowWindow({ top: 0, height: 560, rowHeight: 56, rows: 300 })).toEqual({
    ...{ from: 0, to: 18, above: 0, below: 282 * 56 },
  });
  expect(rowWindow({ top: 5600, height: 560, rowHeight: 56, rows: 300 })).toEqual({
    ...{ from: 92, to: 118, above: 92 * 56, below: 182 * 56 },
  });
});

test('wherever it is scrolled, what shows is drawn, and the whole keeps its height', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.integer({ min: 1, max: 400 }), (top, rows) => {
      const { from, to, above, below } = rowWindow({ top, height: 600, rowHeight: 56, rows });
      expect(above + (to - from) * 56 + below).toBe(rows * 56);
      // A filter may have left fewer rows than it was scrolled past: the browser scrolls back then.
      const farthest = Math.min(top, Math.max(0, rows * 56 - 600));
      if (top === farthest) {
        expect(above).toBeLessThanOrEqual(top);
        expect(to * 56).toBeGreaterThanOrEqual(Math.min(top + 600, rows * 56));
      }
    }),
  );
});
