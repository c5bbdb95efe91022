/** Feeds describe the same thing in many words; shoppers filter by few. First match wins, unknown words stay as they are. */
const FUELS: readonly [RegExp, string][] = [
  [/plug|phev/i, 'Plug-in Hybrid'],
  [/hybrid|hev/i, 'Hybrid'],
  [/electric|bev/i, 'Electric'],
  [/diesel/i, 'Diesel'],
  [/lpg|gas/i, 'LPG'],
  [/petrol|unleaded|premium|leaded|ulp|pulp/i, 'Petrol'],
];
const DRIVES: readonly [RegExp, string][] = [
  [/4wd|4x4|four/i, '4WD'],
  [/awd|all/i, 'AWD'],
  [/fwd|front/i, 'FWD'],
  [/rwd|rear|4x2|2wd/i, 'RWD'],
];
const TRANSMISSIONS: readonly [RegExp, string][] = [
  [/manual/i, 'Manual'],
  [/auto|cvt|dct|dsg|reduction|single/i, 'Automatic'],
];
const BODIES: readonly [RegExp, string][] = [
  [/caravan|camper/i, 'Caravan'],
  [/motorcycle|motorbike|scooter|cruiser bike/i, 'Motorcycle'],
  [/prime mover|truck|tipper|tray truck|pantech/i, 'Truck'],
  [/ute|cab chassis|pick.?up|dual cab|single cab/i, 'Ute'],
  [/suv|crossover/i, 'SUV'],
  [/people|mpv/i, 'People Mover'],
  [/van/i, 'Van'],
  [/wagon/i, 'Wagon'],
  [/hatch/i, 'Hatch'],
  [/convertible|cabriolet|roadster|spyder/i, 'Convertible'],
  [/coupe/i, 'Coupe'],
  [/sedan|saloon/i, 'Sedan'],
];

/** Colour families, in the order in which they are looked for in a maker's colour name. */
const COLOURS: readonly [RegExp, string][] = [
  [/white|ivory/i, 'White'],
  [/black|ebony|onyx|obsidian/i, 'Black'],
  [/silver|platinum|aluminium/i, 'Silver'],
  [/grey|gray|graphite|charcoal|gunmetal/i, 'Grey'],
  [/turquoise|teal|aqua/i, 'Green'],
  [/blue|navy|azure|indigo/i, 'Blue'],
  [/burgundy|maroon|red|crimson|ruby|scarlet/i, 'Red'],
  [/green|olive|khaki|jade/i, 'Green'],
  [/orange|copper/i, 'Orange'],
  [/bronze|brown|mocha|cocoa|chestnut/i, 'Brown'],
  [/gold/i, 'Gold'],
  [/yellow/i, 'Yellow'],
  [/beige|sand|cream|champagne/i, 'Beige'],
  [/purple|violet|plum/i, 'Purple'],
  // Words that mean a colour only when no other is named: "Pearl Black" is black.
  [/pearl|frost|alabaster|snow|glacier/i, 'White'],
  [/steel|magnetic|meteor|titanium/i, 'Grey'],
];

/** Any description of fuel -> Petrol, Diesel, Hybrid, Plug-in Hybrid, Electric, LPG. */
export const simpleFuel = (text: string | undefined) => simplify(text, FUELS);
/** Any description of driven wheels -> 4WD, AWD, FWD, RWD. */
export const simpleDrive = (text: string | undefined) => simplify(text, DRIVES);
/** Any description of a gearbox -> Manual, Automatic. */
export const simpleTransmission = (text: string | undefined) => simplify(text, TRANSMISSIONS);
/** Any description of a body -> Hatch, Sedan, Wagon, SUV, Ute, ... */
export const simpleBody = (text: string | undefined) => simplify(text, BODIES);

/** The family of a maker's colour name, by which shoppers filter: "Glacier White" -> White. Null for none of them. */
export function colourFamily(colour: string | null): string | null {
  if (colour === null) return null;
  return COLOURS.find(([pattern]) => pattern.test(colour))?.[1] ?? 'Other';
}

function simplify(text: string | undefined, kinds: readonly [RegExp, string][]): string | null {
  if (text === undefined) return null;
  return kinds.find(([pattern]) => pattern.test(text))?.[1] ?? text;
}
