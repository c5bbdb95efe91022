import { askedStock } from './asked-stock';

const query = (text: string) => new URLSearchParams(text);

test.each([
  ['', {}, '/search/new-used-and-demo-cars'],
  ['car_type=used', {}, '/search/new-used-and-demo-cars?refinementList%5Bcar_type%5D%5B0%5D=used'],
  ['car_type=all', {}, '/search/new-used-and-demo-cars'],
  ['car_type=%3Cb%3E&preferredDealership=', {}, '/search/new-used-and-demo-cars'],
  ['preferredDealership=nope', {}, '/search/new-used-and-demo-cars'],
  ['', { weekly: 120 }, '/search/new-used-and-demo-cars?range%5Bweekly%5D=%3A120'],
])('an address with "%s" leads to the results that it asks for (A-67)', (text, ranges, href) => {
  expect(askedStock(query(text), '', ranges)).toBe(href);
});

test('those of the dealership that it prefers, where the site knows it', () => {
  expect(askedStock(query('preferredDealership=north-yard&car_type=Demo'), 'north-yard', { price: 28_500 })).toBe(
    '/search/north-yard?refinementList%5Bcar_type%5D%5B0%5D=demo&range%5Bprice%5D=%3A28500',
  );
});
