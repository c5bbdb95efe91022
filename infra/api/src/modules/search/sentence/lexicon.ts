import type { ListFilter, SearchState } from '@shared-kit/contracts/search.contract';

/** Ways shoppers say what stock is filtered by. Longer phrases come first; `value` is the filter's own spelling. */
type Phrase = {
  pattern: RegExp;
  negated: RegExp;
  filter: ListFilter;
  values: readonly string[];
  /** What else goes by the same word where it is not wanted. */
  alike: readonly string[];
};

/** What makes an exclusion of the words behind it. */
const NOT = String.raw`(?:not|no|non|without|except(?: for)?|excluding|exclude|other than|nor)(?: (?:an?|any|the|in|with|be|being|as|of))*[ -]`;

const say = (words: string, filter: ListFilter, ...values: readonly string[]): Phrase => ({
  pattern: new RegExp(String.raw`(?<![\w-])(?:${words})(?![\w-])`, 'g'),
  negated: new RegExp(String.raw`(?<![\w-])${NOT}(?:${words})(?![\w-])`, 'g'),
  filter,
  values,
  alike: [],
});

export const phrases: readonly Phrase[] = [
  // Equipment.
  say('(?:apple )?car ?play', 'filtered_features', 'Apple CarPlay'),
  say('android auto', 'filtered_features', 'Android Auto'),
  say('(?:reversing|reverse|rear(?: view)?|backup) cameras?', 'filtered_features', 'Reversing Camera'),
  say('sat(?:ellite)?[ -]?nav(?:igation)?|navigation|gps', 'filtered_features', 'Satellite Navigation'),
  say('leather(?: seats?| interior| trim)?', 'filtered_features', 'Leather Seats'),
  say('heated seats?', 'filtered_features', 'Heated Seats'),
  say('sun ?roof|moon ?roof|panoramic roof', 'filtered_features', 'Sunroof'),
  say('tow[ -]?bars?|tow(?:ing)? (?:pack|kit|hitch)', 'filtered_features', 'Tow Bar'),
  say('(?:adaptive|radar) cruise(?: control)?', 'filtered_features', 'Adaptive Cruise Control'),
  say('blind[ -]?spot(?: monitor(?:ing)?)?', 'filtered_features', 'Blind Spot Monitor'),
  say('keyless(?: entry| start)?', 'filtered_features', 'Keyless Entry'),
  say('bull[ -]?bars?', 'filtered_features', 'Bull Bar'),
  say('park(?:ing)? (?:sensors?|assist)', 'filtered_features', 'Parking Sensors'),
  say('alloys?(?: wheels?)?', 'filtered_features', 'Alloy Wheels'),
  // Condition.
  say('special offers?|on (?:special|sale)|discounted|reduced', 'categories', 'offers'),
  say('just arrived|new arrivals?', 'categories', 'just-arrived'),
  say('brand[ -]new|new', 'car_type', 'new'),
  say('used|second[ -]?hand|pre[ -]?(?:owned|loved)', 'car_type', 'used'),
  say('(?:ex[ -])?demo(?:nstrator)?s?', 'car_type', 'demo'),
  say('certified(?: pre[ -]owned)?', 'certified', 'true'),
  say('coming soon', 'status', 'coming_soon'),
  // Driven wheels: whoever asks for four of them means either kind.
  say('4x4|4wd|awd|(?:all|four|4)[ -]wheel[ -]drive', 'drive', '4WD', 'AWD'),
  say('fwd|front[ -]wheel[ -]drive', 'drive', 'FWD'),
  say('rwd|4x2|2wd|(?:rear|two|2)[ -]wheel[ -]drive', 'drive', 'RWD'),
  // Gearbox and fuel.
  say('auto(?:s|matics?)?', 'transmission', 'Automatic'),
  say('manuals?|stick', 'transmission', 'Manual'),
  say('plug[ -]?in(?: hybrids?)?|phevs?', 'fuel', 'Plug-in Hybrid'),
  // The tag of either reads HYBRID; the filter offers each by itself.
  { ...say('hybrids?|hevs?', 'fuel', 'Hybrid'), alike: ['Plug-in Hybrid'] },
  say('electric(?: vehicles?| cars?)?|evs?', 'fuel', 'Electric'),
  say('diesels?|turbo ?diesels?', 'fuel', 'Diesel'),
  say('petrol|unleaded', 'fuel', 'Petrol'),
  say('lpg', 'fuel', 'LPG'),
  // Bodies.
  say('utes?|pick[ -]?ups?(?: trucks?)?|(?:dual|double|single|extra)[ -]cabs?', 'body', 'Ute'),
  say('suvs?|crossovers?', 'body', 'SUV'),
  say('hatch(?:es|backs?)?', 'body', 'Hatch'),
  say('sedans?|saloons?', 'body', 'Sedan'),
  say('(?:station )?wagons?|estates?', 'body', 'Wagon'),
  say('people[ -]?movers?|mpvs?|mini[ -]?vans?', 'body', 'People Mover'),
  say('motor ?homes?|camper[ -]?vans?', 'body', 'Motorhome'),
  say('vans?', 'body', 'Van'),
  say('convertibles?|cabriolets?|soft[ -]tops?', 'body', 'Convertible'),
  say('coup[eé]s?', 'body', 'Coupe'),
  say('caravans?|camper trailers?', 'body', 'Caravan'),
  say('motor ?(?:cycles?|bikes?)|bikes?', 'body', 'Motorcycle'),
  say('bus(?:es)?', 'body', 'Bus'),
  say('trucks?', 'body', 'Truck'),
  // Colour families.
  ...['white', 'black', 'silver', 'blue', 'red', 'green', 'orange', 'brown', 'gold', 'yellow', 'beige', 'purple'].map(
    (colour) => say(colour, 'colour', colour.charAt(0).toUpperCase() + colour.slice(1)),
  ),
  say('gr[ea]y', 'colour', 'Grey'),
];

/** What a site that has none of the first may offer: both are slept in on the road. */
export const nextBest: Readonly<Record<string, string>> = { Motorhome: 'Caravan' };

/** An order that is not asked for. */
export const notOrdered = (order: RegExp) => new RegExp(String.raw`(?<![\w-])${NOT}${order.source}`, 'g');

/** Words that ask for an order. */
export const orders: readonly (readonly [RegExp, SearchState['sortBy']])[] = [
  [/(?<!\w)cheap(?:est)?(?: first)?(?!\w)/g, 'price_asc'],
  [/(?<!\w)(?:low(?:est)?) (?:kms?|kilomet(?:re|er)s?)(?!\w)/g, 'km_asc'],
  [/(?<!\w)(?:newest|latest)(?: first)?(?!\w)/g, 'year_desc'],
  [/(?<!\w)(?:nearest|closest)(?: first)?(?!\w)/g, 'distance'],
];

/** Other names of makes, letters and digits only. */
export const makeNames: Readonly<Record<string, string>> = {
  vw: 'volkswagen',
  merc: 'mercedesbenz',
  mercedes: 'mercedesbenz',
  benz: 'mercedesbenz',
  chevy: 'chevrolet',
  landy: 'landrover',
  subie: 'subaru',
  harley: 'harleydavidson',
};

/** The same before the name of a make or model. */
export const negations = new Set(['not', 'no', 'non', 'without', 'except', 'excluding', 'exclude', 'but', 'nor']);

/** Words that say nothing about a car once the rest is understood. */
export const fillers = new Set(
  'a an and any anything are at best buy by car cars find for from good got has have i im in is it just looking me my of on only or please show some something that the to vehicle vehicles want which with under over below near nearby seat seats price budget'.split(
    ' ',
  ),
);

/** Those of them that say nothing in any search, understood or not. */
export const stopWords = new Set(
  'a an and any find for i im in is just looking me my only or please show some the to want'.split(' '),
);

/** Models that are everyday words: meant only after their make. */
export const everydayModels = new Set([
  'city',
  'go',
  'up',
  'one',
  'note',
  'sport',
  'escape',
  'family',
  'pulse',
  'soul',
  'fit',
]);
