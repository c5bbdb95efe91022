import { pinsOf } from './map-pins';
import { placeIn, toPlane, viewOf } from './map-plane';

const brisbane = { id: 'brisbane', name: 'Brisbane', at: { lat: -27.47, long: 153.02 } };
const ipswich = { id: 'ipswich', name: 'Ipswich', at: { lat: -27.61, long: 152.76 } };
const cairns = { id: 'cairns', name: 'Cairns', at: { lat: -16.92, long: 145.77 } };
const viewOfPoints = (points: readonly (typeof brisbane)[], narrowest = 10) =>
  viewOf(
    points.map(({ at }) => toPlane(at)),
    narrowest,
  );

test('places too near each other to be told apart share a pin, and part in a closer view', () => {
  const all = [brisbane, ipswich, cairns];

  const wide = pinsOf(all, viewOfPoints(all)).map(({ points }) => points.map(({ id }) => id));
  const close = pinsOf(all, viewOfPoints([brisbane, ipswich])).map(({ points }) => points.map(({ id }) => id));

  expect(wide).toEqual([['brisbane', 'ipswich'], ['cairns']]);
  expect(close).toEqual([['brisbane'], ['ipswich']]);
});

test('a view holds all its points with room around them, in one shape, and no nearer than asked', () => {
  const view = viewOfPoints([brisbane, cairns]);
  const one = viewOfPoints([cairns], 160);

  for (const { at } of [brisbane, cairns]) {
    const { left, top } = placeIn(toPlane(at), view);
    for (const share of [left, top].map(parseFloat)) expect(share).toBeGreaterThan(10);
    for (const share of [left, top].map(parseFloat)) expect(share).toBeLessThan(90);
  }
  expect(one.width).toBe(160);
  expect(view.width / view.height).toBeCloseTo(4 / 3);
  expect(placeIn(toPlane(cairns.at), one)).toEqual({ left: '50.00%', top: '50.00%' });
});

test('a map without a point shows Australia', () => {
  const view = viewOf([], 160);

  expect(Number.isFinite(view.x)).toBe(true);
  expect(view.width).toBeGreaterThan(3600);
});
