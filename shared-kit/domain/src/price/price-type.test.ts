import { chargesNote, governmentCharges, PRICE_TYPE_NOT_STATED } from './price-type';

test.each(['Drive Away', 'drive-away', 'DRIVEAWAY'])('%s has government charges in it', (type) => {
  expect(governmentCharges(type)).toBe('included');
  expect(chargesNote(type)).toBe('Government charges are included.');
});

test.each(['Excl. Govt. Charges', 'EGC', 'Excluding Government Charges'])('to %s they are added', (type) => {
  expect(governmentCharges(type)).toBe('added');
  expect(chargesNote(type)).toBe('Government charges are added to this price.');
});

test.each([PRICE_TYPE_NOT_STATED, 'a week by subscription', '', null])('of %s nothing is said', (type) => {
  expect(chargesNote(type)).toBeNull();
});
