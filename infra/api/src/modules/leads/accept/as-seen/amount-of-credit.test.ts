import { withAmountOfCredit } from './amount-of-credit';

const answers = (given: Record<string, string>) =>
  Object.entries(given).map(([name, value]) => ({ name, label: name, value }));

test.each([
  [{ amount: '19,990', deposit: '2000' }, '$17,990, the cash price less deposit'],
  [{ amount: '$30,000', deposit: '2,000', trade_in: '9000' }, '$19,000, the cash price less deposit and trade-in'],
  [{ amount: '9000', trade_in: '9000' }, '$0, the cash price less trade-in'],
])('of %j the amount of credit is %s', (given, value) => {
  expect(withAmountOfCredit(answers({ ...given, term_years: '5' })).map((detail) => detail.value)).toEqual([
    ...Object.values(given),
    value,
    '5',
  ]);
});

test.each([
  [{ amount: '30000' }],
  [{ deposit: '2000' }],
  [{ part_wanted: 'Tow bar' }],
  [{ amount: 'a lot', deposit: '1' }],
  [{ amount: '30000', deposit: '1,5' }],
])('where nothing is left to work out answers stand as they are: %j', (given) => {
  expect(withAmountOfCredit(answers(given))).toEqual(answers(given));
});
