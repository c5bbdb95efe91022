import { render } from '@testing-library/react';
import { Uncounted } from './uncounted';

test.each([
  ['vehiclePriceBudget=abc', null, false, 'The budget of this address is no amount, so it does not count.'],
  ['vehiclePriceBudget=900000', 250_000, false, 'The budget of $900,000 counts as $250,000 here.'],
  ['vehiclePriceBudget=45250.5', 45_251, false, ''],
  ['vehiclePriceBudget=45000', 45_000, false, ''],
  ['vehiclePriceBudget=900000', null, false, ''],
  ['', null, false, ''],
  ['', null, true, 'We cannot find the dealership of this address, so it does not count.'],
])('of an address with "%s", of which %p is taken: %p %p', (query, taken, isUnknownDealership, words) => {
  const { container } = render(
    <Uncounted query={new URLSearchParams(query)} taken={taken} isUnknownDealership={isUnknownDealership} />,
  );

  if (words === '') expect(container).toBeEmptyDOMElement();
  else expect(container).toHaveTextContent(words);
});
