import { UNZOOMED, moved, zoomAround } from './zoom';

const frame = { width: 400, height: 300 };

test('the point under the fingers stays where it is', () => {
  const at = { x: 100, y: 200 };
  const { scale, x, y } = zoomAround(UNZOOMED, 2, at, frame);

  expect(scale).toBe(2);
  // Where the picture's own point (100, 200) is rendered now.
  expect({ x: x + at.x * scale, y: y + at.y * scale }).toEqual(at);
});

test.each([
  [100, 4],
  [0.1, 1],
])('enlarging %s times ends at %s', (by, scale) => {
  expect(zoomAround(UNZOOMED, by, { x: 0, y: 0 }, frame).scale).toBe(scale);
});

test('an enlarged picture never leaves the frame', () => {
  const doubled = zoomAround(UNZOOMED, 2, { x: 200, y: 150 }, frame);

  expect(moved(doubled, { x: 9_999, y: 9_999 }, frame)).toEqual({ scale: 2, x: 0, y: 0 });
  expect(moved(doubled, { x: -9_999, y: -9_999 }, frame)).toEqual({ scale: 2, x: -400, y: -300 });
});

test('made small again it lies as it did', () => {
  const there = zoomAround(UNZOOMED, 3, { x: 390, y: 10 }, frame);

  expect(zoomAround(there, 1 / 3, { x: 20, y: 280 }, frame)).toEqual({ scale: 1, x: 0, y: 0 });
});
