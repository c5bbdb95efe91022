import { simplifyOutline, traceContours } from './contour';

/** `#` is bright. */
function mask(...rows: string[]) {
  return {
    width: rows[0]!.length,
    height: rows.length,
    values: Uint8Array.from(rows.join(''), (cell) => (cell === '#' ? 255 : 0)),
  };
}

test('a block with a hole has two outlines', () => {
  expect(traceContours(mask('.....', '.###.', '.#.#.', '.###.', '.....'))).toHaveLength(2);
});

test('an outline lies half way between bright and dark, and closes at the picture edge', () => {
  const [outline] = traceContours(mask('##', '##'));

  expect(Math.min(...outline!.map(([x]) => x))).toBe(-0.5);
  expect(Math.max(...outline!.map(([, y]) => y))).toBe(1.5);
});

test('simplifying keeps corners and drops what lies on a straight edge', () => {
  const square = [
    [0, 0],
    [5, 0],
    [10, 0],
    [10, 10],
    [5, 10.1],
    [0, 10],
  ] as const;

  expect(simplifyOutline(square, 0.5)).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ]);
});
