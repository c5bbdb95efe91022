import { cabIds, roomIds } from './room-plan';
import { shapeRoom } from './room-shape';
import { roomViews } from './room-views';

const cameras = roomIds.flatMap((room) =>
  Object.entries(roomViews(room)).map(([view, camera]) => [room, view, camera] as const),
);

test.each(cameras)('in the %s the camera for "%s" stands free, in no seat and no wall', (room, _view, camera) => {
  expect(shapeRoom(room).shadedBy(...camera.at)).toBeGreaterThan(0.05);
});

test.each(roomIds)('the %s is closed above and below, and open to the front through a window', (room) => {
  const { walls } = shapeRoom(room).parts;
  const isWall = (x: number, y: number, z: number) => walls!.distance(x, y, z) < 0;
  const along = (to: number, at: (far: number) => boolean) =>
    Array.from({ length: 400 }, (_, step) => (to * step) / 400).some(at);

  expect(along(2, (up) => isWall(-0.3, 1 + up, 0))).toBe(true);
  expect(along(2, (down) => isWall(-0.3, 1 - down, 0.4))).toBe(true);
  expect(along(4, (ahead) => isWall(0.2 + ahead, 1.26, 0))).toBe(false);
});

test.each(cabIds)('the %s is the same on both sides but for the steering wheel, which is on the right', (room) => {
  const { walls, dash, seats, steering } = shapeRoom(room).parts;
  const places = Array.from(
    { length: 300 },
    (_, i) => [((i * 37) % 30) / 10 - 2, (i % 17) / 10, ((i * 7) % 9) / 10] as const,
  );
  for (const [x, y, z] of places) {
    expect(walls!.distance(x, y, -z)).toBeCloseTo(walls!.distance(x, y, z), 9);
    expect(seats!.distance(x, y, -z)).toBeCloseTo(seats!.distance(x, y, z), 9);
  }
  expect(steering!.bounds[2]).toBeGreaterThan(0);
  expect(dash!.distance(0.74, 0.93, 0.36)).toBeLessThan(dash!.distance(0.74, 0.93, -0.36));
});
