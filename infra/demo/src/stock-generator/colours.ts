import type { Random } from './random';

/**
 * What Australians buy, by colour family, a little more colourful: as often as it is bought, white would be two cards in
 * five and colours one in six. Names as makers give them.
 */
const PALETTE = [
  {
    weight: 24,
    names: [
      'Glacier White',
      'Polar White',
      'Crystal Pearl',
      'Snowflake White Pearl',
      'Frosted White',
      'Arctic White',
      'Pure White',
    ],
  },
  { weight: 17, names: ['Graphite Grey', 'Magnetic Grey', 'Machine Grey', 'Eclipse Grey', 'Gunmetal', 'Steel Grey'] },
  { weight: 13, names: ['Ebony Black', 'Onyx Black', 'Jet Black Mica', 'Phantom Black', 'Obsidian'] },
  { weight: 10, names: ['Silver Sky', 'Platinum Silver', 'Sonic Silver', 'Aluminium'] },
  { weight: 15, names: ['Deep Crystal Blue', 'Atlantic Blue', 'Sapphire Blue', 'Nebula Blue', 'Blue Mica'] },
  { weight: 11, names: ['Soul Red Crystal', 'Feverish Red', 'Inferno Red', 'Burgundy'] },
  { weight: 6, names: ['Forest Green', 'Jungle Khaki', 'Urban Green'] },
  { weight: 4, names: ['Sunset Orange', 'Inca Gold', 'Bronze Metallic', 'Desert Sand', 'Cyber Yellow'] },
] as const;

const INTERIORS = [
  'Black',
  'Black Cloth',
  'Black Leather',
  'Grey Cloth',
  'Charcoal',
  'Dark Grey',
  'Beige Leather',
  'Brown Leather',
];

export function exteriorColour(random: Random): string {
  return random.pick(random.weighted(PALETTE, ({ weight }) => weight).names);
}

export function interiorColour(random: Random): string {
  return random.pick(INTERIORS);
}
