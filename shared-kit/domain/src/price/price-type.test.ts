import { chargesNote, governmentCharges, PRICE_TYPE_NOT_STATED } from './price-type';

test.each([
  ...['Drive Away', 'drive-away', 'DRIVEAWAY', 'Drive Away Price', 'Driveaway - No More To Pay', 'No more to pay'],
  ...['Incl. Govt. Charges', 'Including Government Charges', "Incl. all Gov't Charges"],
])('%s has government charges in it', (type) => {
  expect(governmentCharges(type)).toBe('included');
  expect(chargesNote(type)).toBe('Government charges are included.');
});

test.each([
  ...['Excl. Govt. Charges', 'EGC', 'Excluding Government Charges', 'excl govt charges', 'Ex. Gov. Charges*'],
  ...['Plus Govt. Charges', '+ Government Charges', 'Price excl. Govt. Charges'],
])('to %s they are added', (type) => {
  expect(governmentCharges(type)).toBe('added');
  expect(chargesNote(type)).toBe('Government charges are added to this price.');
});

test.each([
  ...[PRICE_TYPE_NOT_STATED, 'a week by subscription', '', null, 'Govt. Charges', 'Excl. GST', 'Excl. On-Road Costs'],
  ...['Excl. drive away costs', 'Not drive away', 'Excl. Govt. Charges, drive away on request', 'Incl. GST, excl. EGC'],
  ...['Drive Away excl. Govt. Charges', 'Incl. or excl. Govt. Charges'],
])('of %s nothing is said', (type) => {
  expect(governmentCharges(type)).toBeNull();
  expect(chargesNote(type)).toBeNull();
});
