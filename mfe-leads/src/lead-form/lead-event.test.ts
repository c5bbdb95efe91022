import { LEAD_FORMS, leadForm } from '@shared-kit/contracts/form/lead-forms';
import { vehicleCategory } from '@shared-kit/domain/form/vehicle-category';
import { leadEvent } from './lead-event';

const enquiry = leadForm('enquiry');
const testDrive = leadForm('test-drive');

test.each([
  ['used', 'Used Vehicle Enquiry', 15],
  ['new', 'New Vehicle Enquiry', 14],
  ['demo', 'General Enquiry', 22],
  [undefined, 'General Enquiry', 22],
] as const)('an enquiry about a %s car is a %s, event %i', (type, category, event) => {
  expect(vehicleCategory(type)).toBe(category);
  expect(leadEvent(enquiry, { type }, category)).toBe(event);
});

test.each([
  ['a used car', { type: 'used' }, 48],
  ['a used car that is for test drives only', { type: 'used', testDriveOnly: true }, 17],
  ['a new car', { type: 'new' }, 17],
  ['a demo car', { type: 'demo' }, 17],
  ['a car not chosen yet', {}, 17],
] as const)('a test drive of %s is event %#', (_what, car, event) => {
  expect(leadEvent(testDrive, car)).toBe(event);
});

test('a question about work has an event of its own, from either form', () => {
  expect(leadEvent(enquiry, {}, 'Careers Enquiry')).toBe(51);
  expect(leadEvent(leadForm('careers'), {})).toBe(51);
});

test('every other form has the default event, or the one of its vehicle', () => {
  const others = Object.values(LEAD_FORMS).filter(({ event }) => typeof event === 'number');

  expect(new Set(others.map((form) => leadEvent(form, {})))).toEqual(new Set([22, 14, 51]));
});
