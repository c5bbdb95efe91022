import { awaitsConfirmation, inContext } from './held-in-context';
import { heldInWords } from './held-in-words';

const dealerships = new Map([['north', 'Sunrise North']]);
const told = (row: object, isUnconfirmed = false) =>
  heldInWords(inContext(row, { site: 'Sunrise Cars', dealerships, isUnconfirmed }), 'Australia/Brisbane');

const lead = {
  ...{ id: 'l2', form: 'enquiry', details: [] as object[] },
  payload: { name: 'Ana', subcategory: '', message: 'Is it there?', dealership_slug: 'north' },
};

test('an enquiry names the dealership that it went to', () => {
  expect(told(lead)).toMatchObject({
    'Sent to': 'Sunrise North',
    'First name': 'Ana',
    Message: 'Is it there?',
  });
  expect(told({ ...lead, payload: { ...lead.payload, dealership_slug: 'gone' } })).not.toHaveProperty('Sent to');
});

test('what we told the dealer of an earlier enquiry is said as what became of it, not as what somebody sent', () => {
  const payload = {
    ...lead.payload,
    subcategory: 'Marketing: Unsubscribed',
    message: 'Take this address off every list',
  };
  const details = [{ name: 'earlier_lead', label: 'Earlier lead', value: 'l1' }];

  expect(told({ ...lead, payload, details })).toEqual({
    Site: 'Sunrise Cars',
    Form: expect.any(String) as string,
    'Sent to': 'Sunrise North',
    'What became of it': 'You asked for no more offers and news',
  });
  // Whoever writes those words into a form sent them.
  expect(told({ ...lead, payload })).toHaveProperty('Message', 'Take this address off every list');
});

test('until an address is confirmed nobody is told by email', () => {
  const choice = {
    phone: '+61491570156',
    email: 'ana@example.com',
    asked_at: '2026-11-27',
    confirmed_at: null,
    stopped_at: null,
  };
  const at = (row: object) =>
    awaitsConfirmation([{ table: 'alert_choice', site: 'sunrise', purpose: '', rows: [row] }]);

  expect([choice, { ...choice, confirmed_at: '2026-11-28' }, { ...choice, stopped_at: '2026-11-28' }].map(at)).toEqual([
    true,
    false,
    false,
  ]);
  expect(told({ ...choice, hears_mail: false })).toMatchObject({ 'Emails come now': 'Once you confirm your address' });
  expect(told({ alerts: true }, true)).toMatchObject({ 'Told by email': 'Once you confirm your address' });
  expect([told({ alerts: false }, true), told({ alerts: true })]).toMatchObject([
    { 'Told by email': 'No' },
    { 'Told by email': 'Yes' },
  ]);
});
