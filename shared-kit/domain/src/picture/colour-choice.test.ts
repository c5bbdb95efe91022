import type { ModelColour } from '@shared-kit/contracts/vehicle/model.contract';
import { bodyTabs, coloursFor, steppedColour } from './colour-choice';

const colour = (name: string, facts: Partial<ModelColour> = {}): ModelColour => ({
  name,
  hexCode: '#000000',
  photo_url: null,
  oem_id: null,
  model_variant_name: null,
  ...facts,
});
const cabs = ['single_cab', 'extra_cab', 'dual_cab'] as const;
const ofCabs = (count: number, bodies: number) =>
  Array.from({ length: count }, (_, index) => colour(`c${index}`, { oem_id: cabs[index % bodies] ?? null }));

test.each([
  [15, 3, 0],
  [16, 3, 3],
  [24, 2, 0],
])('%i colours in %i bodies: %i tabs of bodies', (count, bodies, tabs) => {
  expect(bodyTabs(ofCabs(count, bodies))).toHaveLength(tabs);
});

test('a variant has its own colours and those of all; each name once', () => {
  const colours = [
    colour('White'),
    colour('Bronze', { model_variant_name: 'ZR' }),
    colour('White', { oem_id: 'hatch' }),
  ];

  expect(coloursFor(colours, { variant: 'GX', body: null }).map(({ name }) => name)).toEqual(['White']);
  expect(coloursFor(colours, { variant: 'ZR', body: null }).map(({ name }) => name)).toEqual(['White', 'Bronze']);
});

test.each([
  [2, 1, 0],
  [0, -1, 2],
  [1, 1, 2],
] as const)('of three colours, from %i by %i: %i', (index, by, expected) => {
  expect(steppedColour(index, by, 3)).toBe(expected);
});
