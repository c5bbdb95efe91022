import { leadCarCardSchema } from '@shared-kit/contracts/lead/lead-car.contract';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { screen } from '@testing-library/react';
import { LeadCarPanel } from './lead-car-panel';

const car = leadCarCardSchema.parse({
  ...{ id: 'car-1', slug: 'zs', path: '/cars/zs', name: '2025 MG ZS', badge: null, tag: null, stocknum: 'S1' },
  ...{ car_type: 'used', item_type: 'car', price_text: '$205 a week', price_type: 'by subscription', price: 31_990 },
  ...{ dealership_slug: 'south', location_id: 'yard', location_name: 'South yard', image: null },
  ...{ available: true, reservable: true },
  to_buy: {
    text: '$31,990',
    type: 'Excl. Govt. Charges',
    estimate: { text: '$34,159', type: 'estimated drive-away in NSW' },
  },
});

test('a vehicle that is had by the week says what it costs to buy too, with its type: a loan is for that (A-61)', () => {
  renderWithStore(<LeadCarPanel car={car} />);

  expect(screen.getByRole('link')).toHaveTextContent(
    /\$205 a week by subscription.*To buy: \$31,990 Excl\. Govt\. Charges.*\$34,159 estimated drive-away in NSW/,
  );
});

test.each([
  ['whose price is the one to buy', { price_text: '$31,990', price_type: 'Excl. Govt. Charges' }],
  ['that is sold', { available: false }],
  ['that cannot be bought', { to_buy: null }],
])('a vehicle %s says one price', (_of, facts) => {
  renderWithStore(<LeadCarPanel car={{ ...car, ...facts }} />);

  expect(screen.getByRole('link')).not.toHaveTextContent('To buy');
});
