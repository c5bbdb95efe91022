import { countedText, siteText, siteWord } from './site-text';

test.each([
  [['car'], 'car', 'Sell my car, Cars saved'],
  [['caravan'], 'caravan', 'Sell my caravan, Caravans saved'],
  [['Truck'], 'truck', 'Sell my truck, Trucks saved'],
  [['caravan', 'motorcycle'], 'vehicle', 'Sell my vehicle, Vehicles saved'],
  [[], 'car', 'Sell my car, Cars saved'],
])('a site that sells %j speaks of a %s', (item_types, word, text) => {
  expect(siteWord({ item_types })).toBe(word);
  expect(siteText({ item_types }, 'Sell my car, Cars saved')).toBe(text);
});

test('what is no car of its own stays: carpark, card, caravan', () => {
  expect(siteText({ item_types: ['truck'] }, 'carpark card caravan')).toBe('carpark card caravan');
});

test('counts in the word of the site', () => {
  expect([0, 1, 2, 1254].map((count) => countedText({ item_types: ['caravan'] }, count))).toEqual([
    '0 caravans',
    '1 caravan',
    '2 caravans',
    '1,254 caravans',
  ]);
});
