import { financeLenderSchema } from '@shared-kit/contracts/vehicle/car.contract';
import { OFFERS_OF_OLDER_RELEASE, loanOffersText } from './loan-offers';

const today = new Date('2026-11-24T00:00:00Z');
const lender = financeLenderSchema.parse({
  ...{ interestRate: 8.49, comparisonRate: 9.6, termYears: 5, establishmentFees: 395, financeProvider: 'Taurus' },
  ...{ paymentWeek: 144, paymentMonth: 620 },
});
const car = {
  ...{ make: 'Mazda', year: 2023, price: 30_000, offer_price: null, status: 'in_stock' as const },
  finance_lenders: { taurus: lender },
};

test.each([
  ['manual:7.99:395', true],
  ['manual:7.99:395:8>taurus:8.49:395', true],
  ['manual:7.99:395|taurus:8.49:395:8', true],
  ['taurus:8.49:395/manual:7.99:395:8', true],
  ['manual:7.99:395:8', true],
  ['manual:7.99:395:8:5>taurus:8.49:395:0', true],
  ['manual:7.99:395:8:5', false],
  ['manual:7.99::8:5', false],
  ['manual:7.99:395:8:5>taurus:8.49:395:0:7/taurus:8.49:395:0:7>manual:7.99:395:8:5', false],
])('offers of an older release, without a fee a month or a term, are known: %s is %s', (text, isOld) => {
  expect(new RegExp(OFFERS_OF_OLDER_RELEASE).test(text)).toBe(isOld);
});

test('what is written today is of this release', () => {
  const text = loanOffersText(car, { time_zone: 'Australia/Brisbane' }, today);

  expect(text).toContain('taurus:8.49:395:');
  expect(new RegExp(OFFERS_OF_OLDER_RELEASE).test(text!)).toBe(false);
});

test('a row serves every site of a group: a site’s own provider leaves no lender out', () => {
  const site = { time_zone: 'Australia/Brisbane', finance_provider: 'Nissan' };

  expect(loanOffersText(car, site, today)).toContain('taurus:8.49:395:');
});
