import type { ListFilter, SearchState } from '@shared-kit/contracts/search/search.contract';

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

const phrase = (words: string, filter: ListFilter, ...values: readonly string[]): Phrase => ({
  pattern: new RegExp(String.raw`(?<![\w-])(?:${words})(?![\w-])`, 'g'),
  negated: new RegExp(String.raw`(?<![\w-])${NOT}(?:${words})(?![\w-])`, 'g'),
  filter,
  values,
  alike: [],
});

export const phrases: readonly Phrase[] = [
  // Equipment.
  phrase('(?:apple )?car ?play', 'filtered_features', 'Apple CarPlay'),
  phrase('android auto', 'filtered_features', 'Android Auto'),
  phrase('(?:reversing|reverse|rear(?: view)?|backup) cameras?', 'filtered_features', 'Reversing Camera'),
  phrase('sat(?:ellite)?[ -]?nav(?:igation)?|navigation|gps', 'filtered_features', 'Satellite Navigation'),
  phrase('leather(?: seats?| interior| trim)?', 'filtered_features', 'Leather Seats'),
  phrase('heated seats?', 'filtered_features', 'Heated Seats'),
  phrase('sun ?roof|moon ?roof|panoramic roof', 'filtered_features', 'Sunroof'),
  phrase('tow[ -]?bars?|tow(?:ing)? (?:pack|kit|hitch)', 'filtered_features', 'Tow Bar'),
  phrase('(?:adaptive|radar) cruise(?: control)?', 'filtered_features', 'Adaptive Cruise Control'),
  phrase('blind[ -]?spot(?: monitor(?:ing)?)?', 'filtered_features', 'Blind Spot Monitor'),
  phrase('keyless(?: entry| start)?', 'filtered_features', 'Keyless Entry'),
  phrase('bull[ -]?bars?', 'filtered_features', 'Bull Bar'),
  phrase('park(?:ing)? (?:sensors?|assist)', 'filtered_features', 'Parking Sensors'),
  phrase('alloys?(?: wheels?)?', 'filtered_features', 'Alloy Wheels'),
  // Condition.
  phrase('special offers?|on (?:special|sale)|discounted|reduced', 'categories', 'offers'),
  phrase('just arrived|new arrivals?', 'categories', 'just-arrived'),
  phrase('brand[ -]new|new', 'car_type', 'new'),
  phrase('used|second[ -]?hand|pre[ -]?(?:owned|loved)', 'car_type', 'used'),
  phrase('(?:ex[ -])?demo(?:nstrator)?s?', 'car_type', 'demo'),
  phrase('certified(?: pre[ -]owned)?', 'certified', 'true'),
  phrase('coming soon', 'status', 'coming_soon'),
  // Driven wheels: whoever asks for four of them means either kind.
  phrase('4x4|4wd|awd|(?:all|four|4)[ -]wheel[ -]drive', 'drive', '4WD', 'AWD'),
  phrase('fwd|front[ -]wheel[ -]drive', 'drive', 'FWD'),
  phrase('rwd|4x2|2wd|(?:rear|two|2)[ -]wheel[ -]drive', 'drive', 'RWD'),
  // Gearbox and fuel.
  phrase('auto(?:s|matics?)?', 'transmission', 'Automatic'),
  phrase('manuals?|stick', 'transmission', 'Manual'),
  phrase('plug[ -]?in(?: hybrids?)?|phevs?', 'fuel', 'Plug-in Hybrid'),
  // The tag of either reads HYBRID; the filter offers each by itself.
  { ...phrase('hybrids?|hevs?', 'fuel', 'Hybrid'), alike: ['Plug-in Hybrid'] },
  phrase('electric(?: vehicles?| cars?)?|evs?', 'fuel', 'Electric'),
  phrase('diesels?|turbo ?diesels?', 'fuel', 'Diesel'),
  phrase('petrol|unleaded', 'fuel', 'Petrol'),
  phrase('lpg', 'fuel', 'LPG'),
  // Bodies.
  phrase('utes?|pick[ -]?ups?(?: trucks?)?|(?:dual|double|single|extra)[ -]cabs?', 'body', 'Ute'),
  phrase('suvs?|crossovers?', 'body', 'SUV'),
  phrase('hatch(?:es|backs?)?', 'body', 'Hatch'),
  phrase('sedans?|saloons?', 'body', 'Sedan'),
  phrase('(?:station )?wagons?|estates?', 'body', 'Wagon'),
  phrase('people[ -]?movers?|mpvs?|mini[ -]?vans?', 'body', 'People Mover'),
  phrase('motor ?homes?|camper[ -]?vans?', 'body', 'Motorhome'),
  phrase('vans?', 'body', 'Van'),
  phrase('convertibles?|cabriolets?|soft[ -]tops?', 'body', 'Convertible'),
  phrase('coup[eé]s?', 'body', 'Coupe'),
  phrase('caravans?|camper trailers?', 'body', 'Caravan'),
  phrase('motor ?(?:cycles?|bikes?)|bikes?', 'body', 'Motorcycle'),
  phrase('bus(?:es)?', 'body', 'Bus'),
  phrase('trucks?', 'body', 'Truck'),
  // Colour families.
  ...['white', 'black', 'silver', 'blue', 'red', 'green', 'orange', 'brown', 'gold', 'yellow', 'beige', 'purple'].map(
    (colour) => phrase(colour, 'colour', colour.charAt(0).toUpperCase() + colour.slice(1)),
  ),
  phrase('gr[ea]y', 'colour', 'Grey'),
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
