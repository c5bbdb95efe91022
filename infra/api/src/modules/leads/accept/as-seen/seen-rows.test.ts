import { seenRows } from './seen-rows';

test('who lends stands as pages say it, never as a feed names it', () => {
  const repayment = { amount: 158, periodsPerYear: 52, interestRate: 7.99, comparisonRate: 9.1, lender: 'Manual' };
  const whenSent = { price: '$30,000', priceKind: 'price', priceType: 'Drive Away', tag: '', repayment };
  const rows = seenRows({ page: null, whenSent, remotes: 'mfe-vehicle@1.0.0' });

  expect(Object.fromEntries(rows)['Rates when sent']).toBe('7.99% p.a., comparison 9.1% p.a., this dealer');
});
