import { driveAwayWords } from './drive-away/drive-away-words';
import { leftToPay } from './left-to-pay';

const ledger = { total: 31_584, state: 'NSW', on: '2026-11-26', charges_of: null } as const;
const { amount } = driveAwayWords(ledger);

test('what is left of a price without charges is said with the charges that are estimated, and the delivery in both', () => {
  const sums = { price: 29_490, type: 'Excl. Govt. Charges', deposit: 200, delivery: 890 };

  expect(leftToPay(sums)).toBe('$30,180 plus government charges');
  expect(leftToPay({ ...sums, onTheRoad: null })).toBe('$30,180 plus government charges');
  expect(leftToPay({ ...sums, onTheRoad: amount })).toBe(
    '$30,180 plus government charges, about $32,274 with those estimated',
  );
});

test('to a price that has the charges in it nothing is added', () => {
  expect(leftToPay({ price: 29_490, type: 'Drive Away', deposit: 200, delivery: null, onTheRoad: amount })).toBe(
    '$29,290, government charges included',
  );
});
