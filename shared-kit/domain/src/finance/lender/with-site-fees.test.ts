import { financeEstimate } from './finance-estimate';
import { anySite, carWith, now } from '../testing/financed-car';

const siteFees = {
  ...{ establishment_fee: 395, lender_fees: {} },
  fees: [
    { name: 'Vehicle security registration', amount: 6, each: 'loan' as const },
    { name: 'Dealer agency fee', amount: 912.25, each: 'loan' as const },
    { name: 'Account administration', amount: 8, each: 'month' as const },
  ],
};

test('what a site asks for with every loan is in the repayment, its comparison rate and its total (National Credit Code, r 71)', () => {
  const terms = { interestRate: 10.95, comparisonRate: 12.05, establishmentFees: 395, monthlyFees: 8, balloon: 9_000 };
  const subject = carWith('Manual', { ...terms, paymentWeek: 237.4, totalPayable: 71_200 });

  expect(financeEstimate(subject, { ...anySite, fees: siteFees }, now)).toMatchObject({
    ...{ repayment: 242, interestRate: 10.95, comparisonRate: 13.35, siteFees: 918.25 },
    ...{ totalPayable: 242 * 260 + 480 + 9_000, totalByLender: false },
  });
  expect(financeEstimate(subject, anySite, now)).toMatchObject({ repayment: 237, comparisonRate: 12.05, siteFees: 0 });
});

test.each([
  ['a fee of the site for a lender that says none', { fees: [] }, { establishmentFees: null }, 395],
  ['no fee of the site where the lender says its own', { fees: [] }, { establishmentFees: 100 }, 0],
  ['the site’s fee by lender', { fees: [], lender_fees: { MANUAL: 1_300 } }, { establishmentFees: 395 }, 905],
  ['nothing less than the lender’s own', { fees: [], lender_fees: { Manual: 100 } }, { establishmentFees: 395 }, 0],
])('counts %s', (_case, change, terms, counted) => {
  const estimate = financeEstimate(carWith('Manual', terms), { ...anySite, fees: { ...siteFees, ...change } }, now);

  expect(estimate.siteFees).toBe(counted);
  expect((estimate.repayment ?? 0) > 141).toBe(counted > 0);
});

test('a figure too small to be true stays so, whatever the site asks for besides (S5-57, S9-28)', () => {
  const subject = carWith('Manual', { paymentWeek: 25, establishmentFees: 395 });

  expect(financeEstimate(subject, { ...anySite, fees: siteFees }, now)).toMatchObject({
    ...{ eligible: true, repayment: null, interestRate: null, comparisonRate: null, totalPayable: null },
  });
});
