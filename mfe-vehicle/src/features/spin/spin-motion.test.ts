import { coast, frameAfterDrag, loadingOrder, nearestFrame, wrapped } from './spin-motion';

test.each([
  [0, 20, 1],
  [0, 9, 0],
  [0, -20, 35],
  [35, 40, 1],
  [10, 720, 10],
])('from frame %i, %i pixels to the right show frame %i of 36', (from, pixels, frame) => {
  expect(frameAfterDrag(from, pixels, 36)).toBe(frame);
});

test('a car that is let go turns on, ever slower, and stops', () => {
  let velocity = 1.5;
  let turned = 0;
  let steps = 0;
  while (velocity !== 0) {
    const step = coast(velocity, 16);
    expect(Math.abs(step.velocity)).toBeLessThan(velocity);
    turned += step.pixels;
    velocity = step.velocity;
    steps += 1;
  }
  expect(turned).toBeGreaterThan(200);
  expect(steps).toBeLessThan(120);
});

test('inertia does not depend on how often the screen is drawn', () => {
  const at60 = coast(coast(1, 16).velocity, 16);
  const at30 = coast(1, 32);

  expect(at30.velocity).toBeCloseTo(at60.velocity, 5);
});

test.each([1, 2, 7, 24, 36, 72])('of %i frames each is fetched once, the first first', (count) => {
  const order = loadingOrder(count);

  expect(order[0]).toBe(0);
  expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index));
});

test('after a quarter of the frames none is further than two away', () => {
  const there = new Set(loadingOrder(36).slice(0, 16));
  for (let frame = 0; frame < 36; frame += 1) {
    const near = nearestFrame(frame, 36, (index) => there.has(index)) ?? 99;
    expect(Math.min(wrapped(near - frame, 36), wrapped(frame - near, 36))).toBeLessThanOrEqual(2);
  }
});

test('while no frame is there, none is shown', () => {
  expect(nearestFrame(3, 36, () => false)).toBeNull();
});
