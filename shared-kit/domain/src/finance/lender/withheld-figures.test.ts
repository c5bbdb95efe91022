import { financeEstimate } from './finance-estimate';
import { anySite, carWith, now } from '../testing/financed-car';

test('a figure that may not be shown leaves no rate and no terms behind (S5-57, R-LEGAL-01)', () => {
  const assumption = { termYears: 5, deposit: 29_500, balloonPercent: 0 };

  for (const estimate of [
    financeEstimate(carWith('Manual', { establishmentFees: 395 }), { ...anySite, assumption }, now),
    financeEstimate(carWith('Manual', { paymentWeek: 24 }), anySite, now),
  ]) {
    expect(estimate).toMatchObject({ eligible: true, lender: 'Manual', repayment: null, totalPayable: null });
    const { interestRate, comparisonRate, termYears, loanAmount, deposit, balloon } = estimate;
    expect([interestRate, comparisonRate, termYears, loanAmount, deposit, balloon]).toEqual(Array(6).fill(null));
  }
});
