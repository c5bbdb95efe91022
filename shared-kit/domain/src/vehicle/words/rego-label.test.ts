import { regoLabel } from './rego-label';

const site = { time_zone: 'Australia/Brisbane', flags: { unregistered_label: false } };
const outspoken = { ...site, flags: { unregistered_label: true } };
const now = new Date('2026-11-21T04:00:00Z');

test.each([
  ['2027-03-01', 'Expires on 01/03/2027'],
  ['2026-11-21', 'Expires on 21/11/2026'],
  ['2026-12-31T00:00:00Z', 'Expires on 31/12/2026'],
])('an expiry of %s reads %s', (rego_expiry, label) => {
  expect(regoLabel({ rego_expiry }, site, now)).toBe(label);
});

test('a past expiry is said only on sites that want it', () => {
  expect(regoLabel({ rego_expiry: '2026-11-20' }, site, now)).toBeNull();
  expect(regoLabel({ rego_expiry: '2026-11-20' }, outspoken, now)).toBe('Unregistered');
});

test('today is the day in Brisbane, not in Greenwich', () => {
  const afterMidnightInBrisbane = new Date('2026-11-21T14:30:00Z');

  expect(regoLabel({ rego_expiry: '2026-11-21' }, outspoken, afterMidnightInBrisbane)).toBe('Unregistered');
});

test.each([null, '', 'N/A'])('an expiry of %p says nothing', (rego_expiry) => {
  expect(regoLabel({ rego_expiry }, outspoken, now)).toBeNull();
});
