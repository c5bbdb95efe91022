import { bodySpecs } from './bodies';
import { buildMesh } from '../mesh/build-mesh';
import type { Mesh } from '../mesh/build-mesh';
import { bodyIds } from '../shape/body-spec';
import type { BodyId } from '../shape/body-spec';
import { shapeBody } from '../shape/body-shape';
import { motorcycle } from './motorcycle';
import { wheelZ } from '../shape/wheel-place';
import { motorcycleBodywork } from '../shape/motorcycle-shape';

type Range = readonly [number, number];

/** What such vehicles measure on Australian forecourts, metres: length, height of the body, width without mirrors, wheelbase, track. */
const reality: Record<BodyId, { length: Range; height: Range; width: Range; wheelbase?: Range; track?: Range }> = {
  hatch: { length: [3.9, 4.4], height: [1.4, 1.55], width: [1.7, 1.88], wheelbase: [2.5, 2.7], track: [1.46, 1.6] },
  sedan: { length: [4.6, 4.95], height: [1.4, 1.5], width: [1.75, 1.94], wheelbase: [2.65, 2.95], track: [1.55, 1.68] },
  wagon: {
    length: [4.6, 4.95],
    height: [1.42, 1.56],
    width: [1.75, 1.94],
    wheelbase: [2.65, 2.95],
    track: [1.55, 1.68],
  },
  'suv-small': {
    length: [4.1, 4.45],
    height: [1.52, 1.68],
    width: [1.75, 1.9],
    wheelbase: [2.5, 2.72],
    track: [1.52, 1.64],
  },
  'suv-large': {
    length: [4.5, 5.1],
    height: [1.68, 1.9],
    width: [1.85, 2.02],
    wheelbase: [2.65, 3.0],
    track: [1.58, 1.74],
  },
  ute: { length: [5.2, 5.5], height: [1.75, 1.9], width: [1.82, 2.02], wheelbase: [3.0, 3.3], track: [1.54, 1.72] },
  van: { length: [5.0, 5.5], height: [1.9, 2.1], width: [1.9, 2.08], wheelbase: [3.0, 3.3], track: [1.62, 1.78] },
  'people-mover': {
    length: [5.0, 5.3],
    height: [1.72, 1.95],
    width: [1.9, 2.05],
    wheelbase: [2.95, 3.2],
    track: [1.6, 1.76],
  },
  coupe: { length: [4.3, 4.75], height: [1.25, 1.4], width: [1.78, 1.98], wheelbase: [2.55, 2.85], track: [1.52, 1.7] },
  truck: { length: [2.0, 2.4], height: [2.5, 2.8], width: [2.1, 2.4], wheelbase: [3.8, 4.5], track: [1.7, 2.1] }, // its cab; the box is a fitting
  motorcycle: { length: [1.6, 2.2], height: [0.9, 1.2], width: [0.3, 0.6] },
  caravan: { length: [5.2, 6.2], height: [2.4, 2.75], width: [2.2, 2.5], track: [1.9, 2.2] },
};

// cells of 7 cm instead of 1.4: the same shapes in a fraction of the time; a cell's edge runs along the middle
const skins = bodyIds.map((body): [BodyId, Mesh] => {
  const { distance, bounds } = body === 'motorcycle' ? motorcycleBodywork : shapeBody(bodySpecs[body]);
  const cellM = body === 'motorcycle' ? 0.03 : 0.07;
  const [fromX, fromY, , toX, toY, toZ] = bounds;
  const halfWidth = Math.ceil(toZ / cellM) * cellM;
  return [body, buildMesh(distance, [fromX, fromY, -halfWidth, toX, toY, halfWidth], { cellM, rounds: 0 })];
});

test.each(skins)('the %s measures what real ones do', (body, { positions }) => {
  const range = extent(positions);
  const spec = body === 'motorcycle' ? undefined : bodySpecs[body];

  expectWithin(range[0].size, reality[body].length);
  expectWithin(range[1].high, reality[body].height);
  expectWithin(range[2].size, reality[body].width);
  if (spec?.wheelbaseM) expectWithin(spec.wheelbaseM, reality[body].wheelbase ?? [0, 0]);
  if (spec) expectWithin(2 * wheelZ(spec), reality[body].track ?? [0, 0]);
});

test.each(skins)(
  'the %s is the same on both sides: every corner of its mesh has one across',
  (_body, { positions }) => {
    const places = new Set<string>();
    forEachCorner(positions, (x, y, z) => places.add(cellOf(x, y, z)));
    let alone = 0;
    forEachCorner(positions, (x, y, z) => {
      if (!neighbours(cellOf(x, y, -z)).some((place) => places.has(place))) alone++;
    });

    expect(alone).toBe(0);
  },
);

test.each(skins)(
  'the skin of the %s is closed: every edge has a neighbour that runs the other way',
  (_body, { triangles }) => {
    const open = new Set<number>();
    for (let t = 0; t < triangles.length; t += 3)
      for (let side = 0; side < 3; side++) {
        const from = triangles[t + side]!;
        const to = triangles[t + ((side + 1) % 3)]!;
        if (!open.delete(to * 2 ** 24 + from)) open.add(from * 2 ** 24 + to);
      }

    expect(open.size).toBe(0);
  },
);

const onWheels = Object.entries(bodySpecs);

test.each(onWheels)('the %s stands on its wheels, each inside its arch and none through the floor', (_body, spec) => {
  const shape = shapeBody(spec);
  const { radiusM, archM } = spec.wheels;

  expect(archM).toBeGreaterThan(radiusM + 0.015);
  for (const axle of shape.axles) {
    expect(shape.distance(axle, radiusM, spec.widthM / 2)).toBeGreaterThan(0); // nothing where the wheel turns
    expect(shape.distance(axle, 0.05, 0)).toBeGreaterThan(0.05); // clear of the ground between the wheels
  }
});

test('the motorcycle stands on two wheels in line, with its bodywork clear of the ground', () => {
  const { frontAxleX, rearAxleX, wheelRadiusM, rimM } = motorcycle;

  expectWithin(frontAxleX - rearAxleX, [1.35, 1.5]);
  expectWithin(wheelRadiusM, [0.29, 0.33]);
  expect(rimM).toBeLessThan(wheelRadiusM - 0.06);
  for (const axle of [frontAxleX, rearAxleX]) {
    expect(motorcycleBodywork.distance(axle, wheelRadiusM, 0)).toBeGreaterThan(0);
    expect(motorcycleBodywork.distance(axle, 0.05, 0)).toBeGreaterThan(0.05);
  }
});

function forEachCorner(positions: Float32Array, see: (x: number, y: number, z: number) => void): void {
  for (let i = 0; i < positions.length; i += 3) see(positions[i]!, positions[i + 1]!, positions[i + 2]!);
}

/** The cube of a millimetre that a place lies in. */
function cellOf(...place: [number, number, number]): string {
  return place.map((metres) => Math.round(metres * 1000)).join(' ');
}

/** A cube and those it touches, for places that are alike may be rounded apart. */
function neighbours(cell: string): string[] {
  const [x, y, z] = cell.split(' ').map(Number) as [number, number, number];
  const around = [0, -1, 1];
  return around.flatMap((i) => around.flatMap((j) => around.map((k) => `${x + i} ${y + j} ${z + k}`)));
}

function expectWithin(measured: number, [low, high]: Range): void {
  expect(measured).toBeGreaterThanOrEqual(low);
  expect(measured).toBeLessThanOrEqual(high);
}

function extent(positions: Float32Array) {
  return [0, 1, 2].map((axis) => {
    const along = Array.from(positions).filter((_, i) => i % 3 === axis);
    const low = along.reduce((a, b) => Math.min(a, b), Infinity);
    const high = along.reduce((a, b) => Math.max(a, b), -Infinity);
    return { low, high, size: high - low };
  }) as [Extent, Extent, Extent];
}

type Extent = { low: number; high: number; size: number };
