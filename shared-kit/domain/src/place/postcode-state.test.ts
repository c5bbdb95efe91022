import { stateOfPostcode } from './postcode-state';

test.each([
  ['2000', 'NSW'],
  ['2600', 'ACT'],
  ['2619', 'NSW'],
  ['2900', 'ACT'],
  ['3000', 'VIC'],
  ['8001', 'VIC'],
  [' 4000 ', 'QLD'],
  ['9726', 'QLD'],
  ['5000', 'SA'],
  ['6000', 'WA'],
  ['7000', 'TAS'],
  ['0800', 'NT'],
  ['0200', 'ACT'],
  ['0000', null],
  ['9999', null],
  ['8900', null],
  ['800', null],
  ['SW1A 1AA', null],
  ['94110', null],
  ['', null],
])('%p is in %p', (postcode, state) => {
  expect(stateOfPostcode(postcode)).toBe(state);
});
