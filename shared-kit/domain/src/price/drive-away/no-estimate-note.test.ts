import { noEstimateNote } from './no-estimate-note';

const price = { amount: 80_000, type: 'Excl. Govt. Charges', estimate: null };

test.each([
  ['truck', 'We cannot estimate them for a truck, as our tables are for cars.'],
  ['motorcycle', 'We cannot estimate them for a motorcycle, as our tables are for cars.'],
  ['car', 'We do not know enough of this vehicle to estimate them.'],
  [null, 'We do not know enough of this vehicle to estimate them.'],
])('a %s without an estimate of its charges says why, and what to do', (item_type, why) => {
  expect(noEstimateNote({ item_type }, price)).toBe(
    `Government charges come on top of this price. ${why} Ask us for the drive-away price in your state.`,
  );
});

test.each([
  ['an estimate stands', { ...price, estimate: { text: '$84,000', type: 'estimated drive-away in QLD' } }],
  ['the charges are in the price', { ...price, type: 'Drive Away' }],
  ['nobody says whether they are', { ...price, type: null }],
  ['no price is told', { ...price, amount: null }],
])('where %s there is nothing to say', (_case, shown) => {
  expect(noEstimateNote({ item_type: 'truck' }, shown)).toBeNull();
});
