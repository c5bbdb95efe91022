import { pack } from './pack';
import { unpack } from './unpack';

const sent = (value: unknown): unknown => unpack(JSON.parse(JSON.stringify(pack(value))));

const car = (id: number, more: object = {}) => ({
  id,
  make: 'Kia',
  tag: null,
  fuel: id % 2 ? 'Petrol' : 'Diesel',
  ...more,
});
const four = [1, 2, 3, 4];

test.each([
  ['plain values', [1, 'a', null, true, '', {}, []]],
  ['a list of alike objects', four.map((id) => car(id))],
  ['one object in a list', [car(1)]],
  ['objects some of which lack a member', four.map((id) => car(id, id === 2 ? { sold: true } : {}))],
  ['objects that have little in common', [{ a: 1 }, { b: 2 }, { c: 3 }]],
  ['nulls among the objects', [null, car(1), car(2), null, car(3), null]],
  ['nothing but nulls', [null, null, null]],
  ['objects in objects', four.map((id) => car(id, { repayment: id === 3 ? null : { amount: id, balloon: 0 } }))],
  [
    'objects in objects some of which lack them',
    four.map((id) => car(id, id === 3 ? {} : { repayment: { amount: id } })),
  ],
  ['lists in objects', four.map((id) => car(id, { photos: id === 1 ? [] : [`${id}a`, `${id}b`] }))],
  [
    'lists of objects in objects',
    four.map((id) =>
      car(id, {
        places: [
          { id, city: 'Ipswich' },
          { id, city: 'Gympie' },
        ],
      }),
    ),
  ],
  ['lists of one object each', four.map((id) => car(id, { places: [{ id }] }))],
  ['objects with a member that has no name', { '': 1, a: [{ '': 2 }, { '': 3 }] }],
  ['a member that has no name in a member that has none', { '': { '': { '': [] } } }],
  ['empty objects', [{}, {}, {}]],
  ['two members with the same values', four.map((id) => ({ label: `${id}`, value: `${id}`, count: id }))],
  ['words that read like lists', ['[1]', [1], 'null', null, '"1', '1', 1, '1'].map((cell) => ({ cell }))],
  ['members with the names of the packing', four.map((few) => ({ few, at: { few: [few], at: [0] } }))],
])('%s come out as they went in', (_case, value) => {
  expect(sent(value)).toStrictEqual(value);
});

test('a member that is undefined is none, as in JSON', () => {
  const cars = [...four.map((id) => car(id)), car(5, { tag: undefined, sold: undefined })];
  expect(sent(cars)).toStrictEqual(JSON.parse(JSON.stringify(cars)));
  expect(sent({ a: undefined })).toStrictEqual({});
});

test('of a list of cars the names are written once, and so is what all or many have', () => {
  expect(pack(four.map((id) => car(id, { brand: 'Kia', label: `The ${id % 2 ? 'long' : 'short'} words` })))).toEqual({
    '': [4],
    id: four,
    make: ['Kia'],
    tag: [null],
    fuel: ['Petrol', 'Diesel', 'Petrol', 'Diesel'],
    brand: 'make',
    label: { few: ['The long words', 'The short words'], at: [0, 1, 0, 1] },
  });
});
