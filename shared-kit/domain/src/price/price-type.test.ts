import { chargesNote, governmentCharges, namesPriceType, PRICE_TYPE_NOT_STATED, statedPriceType } from './price-type';

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

test("a vehicle's own type goes before the site's, and one of blanks is none", () => {
  expect(statedPriceType(' Drive Away ', 'EGC')).toBe('Drive Away');
  expect(statedPriceType(' ', 'EGC')).toBe('EGC');
  expect(statedPriceType(null, undefined)).toBe(PRICE_TYPE_NOT_STATED);
});

test.each([
  ...['From $29,990 drive away', 'From $29,990 DRIVEAWAY', 'From $29,990 + Government Charges', 'From $29,990 (EGC)'],
  ...['Excl. Govt. Charges', 'No more to pay', 'plus on-road costs', "Incl. all Gov't Charges"],
])('%j names the type of its price', (text) => {
  expect(namesPriceType(`Utes.\n\n${text}. Ask us.`)).toBe(true);
});

test.each(['From $29,990', 'Drive a way', 'The regcheck', ''])('%j names none', (text) => {
  expect(namesPriceType(text)).toBe(false);
});
