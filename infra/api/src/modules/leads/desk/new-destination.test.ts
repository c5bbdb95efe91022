import { newDestinationSchema } from './manage-destinations.repository';

test.each([
  ['webhook', 'https://crm.example/leads', true],
  ['webhook', 'http://localhost:9000/leads', true],
  ['webhook', 'http://127.0.0.1/leads', true],
  // Leads are personal data: nobody on the way is to read them.
  ['webhook', 'http://crm.example/leads', false],
  ['webhook', 'http://localhost.evil.example/leads', false],
  ['webhook', 'http://127.0.0.1.evil.example/leads', false],
  ['webhook', 'ftp://crm.example/leads', false],
  ['webhook', 'crm', false],
  ['mail', 'leads@dealer.example', true],
  ['mail', 'dealer', false],
  ['sms', '+61412345678', true],
  ['sms', '0412345678', false],
  ['sms', '+0412345678', false],
  ['sms', '+61412345678 or so', false],
])('leads leave by %s to %s: %s', (channel, target, isTaken) => {
  expect(newDestinationSchema.safeParse({ channel, target, group: 'sunrise' }).success).toBe(isTaken);
});
