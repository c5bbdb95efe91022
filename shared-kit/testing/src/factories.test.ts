import { aCar, aCarCard } from './a-car';
import { aFinanceEstimate } from './a-finance-estimate';
import { aLocation } from './a-location';
import { aSearchResponse } from './a-search-response';
import { aSite } from './a-site';
import { anEnquiry } from './an-enquiry';

test.each([
  ['a card', () => aCarCard({ status: 'sold' }), { status: 'sold' }],
  ['a car', () => aCar({ price: null }), { price: null }],
  ['an estimate', () => aFinanceEstimate({ repayment: 99 }), { repayment: 99 }],
  ['a location', () => aLocation({ location_type: 'parts' }), { location_type: 'parts' }],
  [
    'a search',
    () => aSearchResponse({ hits: [aCarCard()] }),
    { count: 1, facets: { make: [{ label: 'Mazda', count: 1 }] } },
  ],
  ['an enquiry', () => anEnquiry({ postcode: '0800' }), { postcode: '0800' }],
])('%s keeps what a test asks for', (_case, make, expected) => {
  expect(make()).toMatchObject(expected);
});

test('a site keeps the other flags at their defaults', () => {
  expect(aSite({ flags: { subscription_site: true } }).flags).toMatchObject({
    subscription_site: true,
    phone_reveal: true,
  });
});

test('refuses what its contract refuses', () => {
  expect(() => anEnquiry({ postcode: '40O0' })).toThrow('Invalid postcode');
});
