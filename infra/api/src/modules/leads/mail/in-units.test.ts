import { inUnits } from './in-units';

test.each([
  ['amount', '69800', '$69,800'],
  ['amount', '69,800.50', '$69,800.50'],
  ['amount', '$ 69 800', '$69,800'],
  ['deposit', '5000', '$5,000'],
  ['amount', 'about ten', 'about ten'],
  ['term_years', '5', '5'],
])('%s, typed as %s, is %s', (name, value, said) => {
  expect(inUnits('finance-enquiry', { name, value })).toBe(said);
});
