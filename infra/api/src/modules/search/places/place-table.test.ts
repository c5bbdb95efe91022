import fs from 'node:fs';
import path from 'node:path';
import { reachesAcrossBorder, stateOfPostcode } from '@shared-kit/domain/place/postcode-state';
import { embeddedPlaces } from './embedded-places';
import { PlaceTable } from './place-table';

const table = new PlaceTable([
  { postcode: '3121', name: 'Richmond', state: 'VIC', lat: -37.82, long: 145 },
  { postcode: '4567', name: 'Noosa Heads', state: 'QLD', lat: -26.4, long: 153.12 },
  { postcode: '4567', name: 'Sunshine Beach', state: 'QLD', lat: -26.41, long: 153.11 },
  { postcode: '4573', name: 'Coolum Beach', state: 'QLD', lat: -26.53, long: 153.09 },
  { postcode: '4822', name: 'Richmond', state: 'QLD', lat: -20.73, long: 143.14 },
]);
const townsville = { lat: -19.26, long: 146.8 };

test.each([
  ['4567', 'Noosa Heads 4567'],
  ['noosa', 'Noosa Heads 4567'],
  ['  SUNSHINE   beach ', 'Sunshine Beach 4567'],
  ['richmond', 'Richmond 3121'],
  ['Richmond qld', 'Richmond 4822'],
  // Not in the table: taken for its neighbour, and said to be.
  ['4569', '4569, near Noosa Heads'],
])('knows where %j is', (text, label) => {
  expect(table.find(text)?.label).toBe(label);
});

test.each(['', '9999', '40', 'Atlantis', 'a', 'br', '4.5e3', "'; drop", 'noosa vic'])(
  'knows no place called %j',
  (text) => {
    expect(table.find(text)).toBeNull();
  },
);

test('of two towns of one name the one nearer to a dealer is meant', () => {
  expect(table.find('richmond', [townsville])?.label).toBe('Richmond 4822');
  expect(table.find('richmond vic', [townsville])?.label).toBe('Richmond 3121');
});

test('of the towns that begin so the one that stands for its postcode is meant, however near the others are', () => {
  const noosa = new PlaceTable([
    { postcode: '4565', name: 'Tewantin', state: 'QLD', lat: -26.39, long: 153.04 },
    { postcode: '4565', name: 'Noosa North Shore', state: 'QLD', lat: -26.36, long: 153.05 },
    { postcode: '4567', name: 'Noosa Heads', state: 'QLD', lat: -26.4, long: 153.12 },
  ]);
  expect(noosa.find('noosa', [{ lat: -26.3, long: 153.04 }])?.label).toBe('Noosa Heads 4567');
  expect(noosa.find('noosa n')).toBeNull();
});

test('a postcode between two others lies with the nearer', () => {
  expect(table.find('4571')?.at).toEqual(table.find('4573')?.at);
  expect(table.find('4569')?.at).toEqual(table.find('4567')?.at);
});

test.each([
  ['0800', 'Darwin 0800'],
  ['2600', 'Canberra 2600'],
  ['broken hill', 'Broken Hill 2880'],
  ['4509', 'North Lakes 4509'],
  ['Berri', 'Berri 5343'],
  ['7000', 'Hobart 7000'],
  // Neither large nor near a town: every postcode is known.
  ['4569', 'Cooran 4569'],
  ['2716', 'Jerilderie 2716'],
  ['0872', 'Areyonga 0872'],
  ['Wagait Beach', 'Wagait Beach 0803'],
])('the list that comes with the product knows %j', (text, label) => {
  expect(embeddedPlaces.find(text)?.label).toBe(label);
});

test('a number has a state only where the list has a postcode near it, and whatever is in the list has one', () => {
  const numbers = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0'));
  const labels = new Map(numbers.map((number) => [number, embeddedPlaces.find(number)?.label ?? '']));
  const nowhere = numbers.filter((number) => stateOfPostcode(number) && labels.get(number) === '');
  const inUse = numbers.filter((number) => /^\D* \d{4}$/.test(labels.get(number)!));

  expect(nowhere).toEqual([]);
  expect(inUse.length).toBeGreaterThan(3_000);
  expect(inUse.filter((number) => !stateOfPostcode(number))).toEqual([]);
});

test('a postcode reaches across a border where the list has places of it in two states, and nowhere else', () => {
  const rows = fs
    .readFileSync(path.join(import.meta.dirname, 'australian-places.csv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  const states = new Map<string, Set<string>>();
  for (const row of rows) {
    const [postcode = '', state = ''] = [row.slice(0, 4), /,(ACT|NSW|NT|QLD|SA|TAS|VIC|WA),/.exec(row)?.[1]];
    states.set(postcode, (states.get(postcode) ?? new Set()).add(state));
  }
  const across = [...states].filter(([, inStates]) => inStates.size > 1).map(([postcode]) => postcode);

  expect(across.length).toBeGreaterThan(10);
  expect([...states.keys()].filter(reachesAcrossBorder).toSorted()).toEqual(across.toSorted());
});

const [dandenong, brisbane, launceston, broome] = [
  { lat: -37.99, long: 145.21 },
  { lat: -27.47, long: 153.02 },
  { lat: -41.44, long: 147.14 },
  { lat: -17.96, long: 122.24 },
] as const;

test.each([
  ['Perth', 'who sells in Melbourne', [dandenong], 'Perth 6000'],
  ['perth', 'who sells in Brisbane', [brisbane], 'Perth 6000'],
  ['Perth', 'who sells in the north of its state', [broome], 'Perth 6000'],
  ['Perth', 'whose places nobody knows', [], 'Perth 6000'],
  ['Perth', 'who sells in Launceston', [launceston], 'Perth 7300'],
  ['Perth', 'who sells in both', [brisbane, launceston], 'Perth 7300'],
  ['Perth TAS', 'who sells in Melbourne', [dandenong], 'Perth 7300'],
  ['Brisbane', 'who sells in Melbourne', [dandenong], 'Brisbane 4000'],
  ['Sydney', 'who sells in Brisbane', [brisbane], 'Sydney 2000'],
])('%s of a dealer %s is the one that is meant', (text, _who, dealers, label) => {
  expect(embeddedPlaces.find(text, dealers)?.label).toBe(label);
});
