import { parseSearch } from '@shared-kit/domain/search/search-url';
import { yearIn } from '@shared-kit/domain/time/year-in';
import type { FacetLabels } from '../facets/facet-labels.repository';
import { embeddedPlaces } from '../places/embedded-places';
import { readSentence } from './read-sentence';
import { editDistance } from './edit-distance';

const thisYear = yearIn('Australia/Brisbane', new Date());
const values: Record<string, string[]> = {
  make: ['Toyota', 'Mazda', 'Land Rover', 'Volkswagen', 'Honda', 'Suzuki', 'Mercedes-Benz', 'Hyundai'],
  model: ['HiLux', 'RAV4', '3', 'CX-5', 'Ranger', 'City', 'Range Rover Sport', 'i30', 'Golf', 'LandCruiser'],
  badge: ['SR5 (4x4)', 'Wildtrak', 'GXL'],
  city: ['Noosaville', 'Cairns'],
  state: ['QLD', 'NSW'],
};
const labels = { values: (attribute: string) => values[attribute] ?? [] } as unknown as FacetLabels;

function read(query: string) {
  const sentence = readSentence({ ...parseSearch(new URLSearchParams()), query }, labels, embeddedPlaces);
  if (!sentence) return null;
  const { filters, ranges, near, query: words, sortBy, excluded } = sentence.state;
  return {
    ...filters,
    ...(excluded && { not: excluded }),
    ...Object.fromEntries(Object.entries(ranges).map(([name, { min = '', max = '' }]) => [name, `${min}:${max}`])),
    ...(near && { near: `${near.place} ${near.radius}` }),
    ...(words && { words }),
    ...(sentence.notExcluded.length > 0 && { stays: sentence.notExcluded }),
    ...(sentence.kept.length > 0 && { kept: sentence.kept }),
    ...(sentence.postcode !== undefined && { postcode: sentence.postcode }),
    ...(sentence.ignored.length > 0 && { ignored: sentence.ignored }),
    ...(sortBy !== 'rank' && { sortBy }),
  };
}

test.each([
  [
    'white ute under 45k near Noosa with towbar',
    { colour: ['White'], body: ['Ute'], price: ':45000', near: 'noosa 50', filtered_features: ['Tow Bar'] },
  ],
  [
    '7 seat suv less than 100,000 km, auto',
    { seats: ['7'], body: ['SUV'], km: ':100000', transmission: ['Automatic'] },
  ],
  ['toyta hilx', { make: ['Toyota'], model: ['HiLux'] }],
  ['Hyndai i30', { make: ['Hyundai'], model: ['i30'] }],
  ['pickup 4x4', { body: ['Ute'], drive: ['4WD', 'AWD'] }],
  ['awd wagon automatic', { body: ['Wagon'], drive: ['4WD', 'AWD'], transmission: ['Automatic'] }],
  ['mazda 3', { make: ['Mazda'], model: ['3'] }],
  ['cx 5', { model: ['CX-5'] }],
  ['hi-lux sr5', { model: ['HiLux'], words: 'sr5' }],
  ['land rover', { make: ['Land Rover'] }],
  ['land cruiser', { model: ['LandCruiser'] }],
  ['vw golf 2019 or newer', { make: ['Volkswagen'], model: ['Golf'], year: '2019:' }],
  ['mercedes 2015-2018', { make: ['Mercedes-Benz'], year: '2015:2018' }],
  ['honda city', { make: ['Honda'], model: ['City'] }],
  ['between $20,000 and $30,000', { price: '20000:30000' }],
  ['20k to 30k diesel', { price: '20000:30000', fuel: ['Diesel'] }],
  ['under $120 a week', { weekly: ':120' }],
  ['second hand hybrid under 150 per week', { car_type: ['used'], fuel: ['Hybrid'], weekly: ':150' }],
  ['suv within 30 km of 4567', { body: ['SUV'], near: '4567 30' }],
  ['cheap automatic hatchback', { sortBy: 'price_asc', transmission: ['Automatic'], body: ['Hatch'] }],
  ['family suv before 2020', { body: ['SUV'], year: ':2019', words: 'family' }],
  ['new plug-in hybrid', { car_type: ['new'], fuel: ['Plug-in Hybrid'] }],
  ['rav4 over 30000', { model: ['RAV4'], price: '30000:' }],
  ['ute over 50,000 kms', { body: ['Ute'], km: '50000:' }],
  ['suv not toyota', { body: ['SUV'], not: { make: ['Toyota'] } }],
  ['not a mazda or honda under 30k', { not: { make: ['Mazda', 'Honda'] }, price: ':30000' }],
  ['anything but a landcruiser', { not: { model: ['LandCruiser'] } }],
  ['white ute no manual', { colour: ['White'], body: ['Ute'], not: { transmission: ['Manual'] } }],
  ['not white', { not: { colour: ['White'] } }],
  ['suv in 4350', { body: ['SUV'], near: '4350 50' }],
  ['ute in noosa', { body: ['Ute'], near: 'noosa 50' }],
  ['ute in white', { body: ['Ute'], colour: ['White'] }],
  ['wagon in 2019', { body: ['Wagon'], year: '2019:2019' }],
  ['in 4350', { near: '4350 50' }],
  ['not harley', { stays: ['harley'] }],
  ['ute not rusty under 30k', { body: ['Ute'], stays: ['rusty'], price: ':30000' }],
  ['ute but sporty', { body: ['Ute'], words: 'sporty' }],
  ['white ute only', { colour: ['White'], body: ['Ute'] }],
  ['only the wildtrak', { words: 'wildtrak' }],
  ['motorhome under 90k', { body: ['Motorhome'], price: ':90000' }],
  ['campervan', { body: ['Motorhome'] }],
  ['a bike', { body: ['Motorcycle'] }],
  ['not', { ignored: ['not'] }],
  ['without', { ignored: ['without'] }],
  ['toyota but not the', { make: ['Toyota'], ignored: ['not'] }],
  ['wagon 2040', { body: ['Wagon'], words: '2040', postcode: '2040' }],
  ['wagon 2020', { body: ['Wagon'], year: '2020:2020' }],
  ['toyota 4350', { make: ['Toyota'], words: '4350', postcode: '4350' }],
  ['4350', { words: '4350', postcode: '4350' }],
  ['4350 near noosa', { words: '4350', near: 'noosa 50' }],
  ['in 9999', { near: '9999 50' }],
  ['in postcode 0000', { near: '0000 50' }],
  ['suv within 30 km of 9999', { body: ['SUV'], near: '9999 30' }],
  ['near 0000 under 20k', { near: '0000 50', price: ':20000' }],
  ['under -5', { ignored: ['under -5'] }],
  ['-5', { ignored: ['-5'] }],
  ['suv over $-20000', { body: ['SUV'], ignored: ['over $-20000'] }],
  ['mazda under -5 km', { make: ['Mazda'], ignored: ['under -5 km'] }],
  ['between -10 and 20k', { ignored: ['between -10 and 20000'] }],
  ['under -5k', { ignored: ['under -5000'] }],
  ['cx -5 under 20k', { model: ['CX-5'], price: ':20000' }],
  ['in atlantis', { words: 'atlantis' }],
  ['seven seater under 20 grand', { seats: ['7'], price: ':20000' }],
  // A limit behind a "not" means the other side of it.
  ['not over 100000 km', { km: ':100000' }],
  ['toyota not over 100,000km', { make: ['Toyota'], km: ':100000' }],
  ['without more than 100000 km', { km: ':100000' }],
  ['no more than 30k', { price: ':30000' }],
  ['not more than 30k', { price: ':30000' }],
  ['nothing over 30k', { price: ':30000' }],
  ["isn't over 30k", { price: ':30000' }],
  ['except over 30k', { price: ':30000' }],
  ['ute but not over 30k', { body: ['Ute'], price: ':30000' }],
  ['ute but under 30k', { body: ['Ute'], price: ':30000' }],
  ['at most 30k', { price: ':30000' }],
  ['at least 30k', { price: '30000:' }],
  ['not under 30k', { price: '30000:' }],
  ['no less than 30k', { price: '30000:' }],
  ['not cheaper than 30k', { price: '30000:' }],
  ['not under 30k or over 50k', { price: '30000:50000' }],
  ['not over $250 a week', { weekly: ':250' }],
  ['not older than 2018', { year: '2018:' }],
  ['no older than 2018', { year: '2018:' }],
  ['nothing older than 2018', { year: '2018:' }],
  ['not before 2018', { year: '2018:' }],
  ['no older than 5 years', { year: `${thisYear - 5}:` }],
  ['mazda less than 5 years old', { make: ['Mazda'], year: `${thisYear - 5}:` }],
  ['at least 2018', { year: '2018:' }],
  ['at most 2018', { year: ':2018' }],
  ['over 2018', { year: '2019:' }],
  ['not newer than 2018', { year: ':2018' }],
  ['not after 2018', { year: ':2018' }],
  ['not from 2018', { year: ':2017' }],
  ['not 2018 or newer', { year: ':2017' }],
  ['2018 or older', { year: ':2018' }],
  ['not 2018', { not: { year: ['2018'] } }],
  ['not 2018 or 2019', { not: { year: ['2018', '2019'] } }],
  ['not a 7 seater', { not: { seats: ['7'] } }],
  ['ute not between 20k and 30k', { body: ['Ute'], kept: ['between 20000 and 30000'] }],
  ['ute not 2018-2020', { body: ['Ute'], kept: ['2018-2020'] }],
  ['ute not $30k', { body: ['Ute'], kept: ['$30000'] }],
  ['ute, not cheap', { body: ['Ute'], kept: ['cheap'] }],
  // So does a place.
  ['toyota not in Cairns', { make: ['Toyota'], not: { city: ['Cairns'] } }],
  ['toyota outside of Cairns under 30k', { make: ['Toyota'], not: { city: ['Cairns'] }, price: ':30000' }],
  ['not near Brisbane', { kept: ['near brisbane'] }],
  ['toyota not within 50 km of Brisbane', { make: ['Toyota'], kept: ['within 50 km of brisbane'] }],
  ['toyota no further than 30 km from Noosa', { make: ['Toyota'], near: 'noosa 30' }],
  ['toyota over 100 km from Brisbane', { make: ['Toyota'], kept: ['within 100 km of brisbane'] }],
  ['toyota not in 4350', { make: ['Toyota'], kept: ['4350'] }],
  ['toyota not in Toowoomba', { make: ['Toyota'], kept: ['toowoomba'] }],
  ['ute not in QLD', { body: ['Ute'], not: { state: ['QLD'] } }],
  ['ute not queensland', { body: ['Ute'], not: { state: ['QLD'] } }],
  ['ute not in white', { body: ['Ute'], not: { colour: ['White'] } }],
  ['ute no more than 30 km from 4567', { body: ['Ute'], near: '4567 30' }],
  // Exclusions as search engines, and people, write them.
  ['-mazda', { not: { make: ['Mazda'] } }],
  ['toyota -hilux -white', { make: ['Toyota'], not: { model: ['HiLux'], colour: ['White'] } }],
  ['-harley', { stays: ['harley'] }],
  ["I don't want a mazda", { not: { make: ['Mazda'] } }],
  ['not white or silver', { not: { colour: ['White', 'Silver'] } }],
  ['not a mazda or diesel ute', { body: ['Ute'], not: { make: ['Mazda'], fuel: ['Diesel'] } }],
  ['nothing but a toyota', { make: ['Toyota'] }],
  ['suv not without towbar', { body: ['SUV'], filtered_features: ['Tow Bar'] }],
  // The tag of a plug-in hybrid reads HYBRID.
  ['no hybrids', { not: { fuel: ['Hybrid', 'Plug-in Hybrid'] } }],
  ['no plug-in hybrids', { not: { fuel: ['Plug-in Hybrid'] } }],
  ['plug-in, no hybrid', { fuel: ['Plug-in Hybrid'], not: { fuel: ['Hybrid'] } }],
  ['hybrid', { fuel: ['Hybrid'] }],
  // Payments are compared by the week, a part of a dollar never above what was said.
  ['under $500 a fortnight', { weekly: ':250' }],
  ['under $1000 a month', { weekly: ':230' }],
])('reads "%s"', (query, expected) => {
  expect(read(query)).toEqual(expected);
});

test.each(['wildtrak', 'S1043', 'city', '3', 'zzzz', 'the best', 'under 45', 'near Atlantis', 'noosav', 'toy', 'gxl'])(
  'leaves "%s" to the text search',
  (query) => {
    expect(read(query)).toBeNull();
  },
);

test('what the shopper set by hand stands', () => {
  const state = parseSearch(
    new URLSearchParams('query=white ute under 45k&refinementList[colour][0]=white&range[price]=:30000&sortBy=newest'),
  );

  expect(readSentence(state, labels, embeddedPlaces)?.state).toMatchObject({
    query: '',
    filters: { colour: ['white'], body: ['Ute'] },
    ranges: { price: { max: 30_000 } },
    sortBy: 'newest',
  });
});

test.each([
  ['ten thousand characters', 'toyota '.repeat(30).slice(0, 200)],
  ['a long number', `under ${'9'.repeat(180)}`],
  ['regular expressions', '(a+)+$ [[.*'],
  ['nested numbers', '1 to '.repeat(40)],
])('survives %s quickly', (_case, query) => {
  const startedAt = performance.now();
  read(query);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

test.each([
  ['suzuik', 'suzuki', 1],
  ['toyta', 'toyota', 1],
  ['kia', 'kia', 0],
  ['mitsibushi', 'mitsubishi', 2],
])('%s is %s with %d letters wrong', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
});
