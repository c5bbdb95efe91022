import { STRAIGHT_ON, lookDragged, turned, zoomed } from './look';

test('a drag over the whole height turns by the whole field of view, the picture sticking to the finger', () => {
  expect(lookDragged(STRAIGHT_ON, { x: -400, y: 0 }, 400)).toEqual({ yaw: 75, pitch: 0, fov: 75 });
  expect(lookDragged(STRAIGHT_ON, { x: 0, y: 100 }, 400)).toEqual({ yaw: 0, pitch: 18.75, fov: 75 });
});

test('round and round, but never over one’s head', () => {
  expect(turned(STRAIGHT_ON, -10, 0).yaw).toBe(350);
  expect(turned(STRAIGHT_ON, 725, 0).yaw).toBe(5);
  expect(turned(STRAIGHT_ON, 0, 200).pitch).toBe(85);
  expect(turned(STRAIGHT_ON, 0, -200).pitch).toBe(-85);
});

test('closer and back have their ends', () => {
  expect(zoomed(STRAIGHT_ON, 0.01).fov).toBe(35);
  expect(zoomed(STRAIGHT_ON, 100).fov).toBe(95);
});
