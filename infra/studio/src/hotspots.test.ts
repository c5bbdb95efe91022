import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hotspotsOf } from './hotspots';
import { picturesDir } from './manifest';
import { bodyIds } from './shape/body-spec';

const bodies = bodyIds.map((body) => [body, hotspotsOf(body)] as const);

test.each(bodies)(
  'every hotspot of the %s is seen from some sides, hidden from others, and lies within the frame',
  (_body, hotspots) => {
    for (const { id, positions } of hotspots) {
      expect({ id, seen: positions.length >= 5 && positions.length <= 31 }).toEqual({ id, seen: true });
      for (const { posX, posY } of positions) {
        expect(Math.min(posX, posY)).toBeGreaterThan(3);
        expect(Math.max(posX, posY)).toBeLessThan(97);
      }
    }
  },
);

test('a point on the right flank goes with the nose: to the right while the camera comes around, and out of sight behind', () => {
  const door = hotspotsOf('hatch').find(({ id }) => id === 'doors')!;
  const at = (angle: number) => door.positions.find(({ activeAngle }) => activeAngle === angle);

  expect(at(60)!.posX).toBeGreaterThan(at(20)!.posX);
  expect(at(230)).toBeUndefined();
});

test('the committed hotspots are those of the shapes', () => {
  expect(JSON.parse(readFileSync(join(picturesDir, 'hotspots.json'), 'utf8'))).toEqual(Object.fromEntries(bodies));
});
