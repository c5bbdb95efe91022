import { enquiryEvent, vehicleCategory } from './enquiry-event';

test.each([
  ['used', 'Used Vehicle Enquiry', 15],
  ['new', 'New Vehicle Enquiry', 14],
  ['demo', 'General Enquiry', 22],
  [undefined, 'General Enquiry', 22],
] as const)('an enquiry about a %s car is a %s, event %i', (carType, category, event) => {
  expect(vehicleCategory(carType)).toBe(category);
  expect(enquiryEvent(carType, category)).toBe(event);
});

test('a question about work has an event of its own', () => {
  expect(enquiryEvent(undefined, 'Careers Enquiry')).toBe(51);
});
