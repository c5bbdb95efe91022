import { heldInWords } from './held-in-words';
import { COLUMN_LABELS, PAYLOAD_LABELS } from './held-labels';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/604.1';
const inBrisbane = (row: object) => heldInWords(row, 'Australia/Brisbane');

test('a row is read by what its columns are called, without keys and what is empty, moments by the clock of the site', () => {
  const row = {
    ...{ id: '0b1c', site_slug: 'corella', car_id: 'v1', phone: '+61491570156', note: null, label: '' },
    ...{ created_at: '2026-11-27 02:29:28.872592+00', used_at: new Date('2026-11-27T02:29:28Z'), alerts: false },
    card: { id: 'c1', slug: 'kia-rio', name: '2021 Kia Rio', price: 18_990, ends_at: '2026-12-01T00:00:00Z' },
    makes: ['Kia', 'Mazda'],
  };

  expect(inBrisbane(row)).toEqual({
    Mobile: '0491 570 156',
    When: 'Friday 27 November 2026, 12:29\u00a0pm',
    Used: 'Friday 27 November 2026, 12:29\u00a0pm',
    'Told by email': 'No',
    'Vehicle as you saved it': '2021 Kia Rio',
    Makes: 'Kia; Mazda',
  });
});

test('what was sent by a form is read part by part, with its answers and without the codes of the trade', () => {
  const payload = {
    ...{ category: 'Sales', subcategory: 'sales', phone: '+61491570156', user_agent: IPHONE },
    ...{ url: 'https://sunrise.example/contact-us?utm_source=x' },
    ...{ name: 'Ana', last_name: 'Diaz', dealership_slug: 'north', location_id: 'l1', opt_in: false, message: 'Hello' },
    lead_attributes: { visited_pages: ['/', '/contact'], linked_query_params: { utm_source: 'x' } },
  };
  const details = [{ name: 'trade_km', label: 'Kilometres', value: '40,000' }];

  expect(inBrisbane({ form: 'trade-in', payload, details })).toEqual({
    Form: 'Value my vehicle',
    About: 'Sales',
    Mobile: '0491 570 156',
    'Browser it was sent with': 'Safari on iPhone',
    'Page you sent it from': '/contact-us',
    'First name': 'Ana',
    'Last name': 'Diaz',
    'Offers and news wanted': 'No',
    Message: 'Hello',
    'Pages you had opened': '/; /contact',
    Kilometres: '40,000',
  });
});

test('what several answers say alike is said once, and what only the machinery needs is not', () => {
  const elsewhere = (name: string) => ({ name, label: 'Also asks', value: 'Another dealership' });
  const details = [elsewhere('a'), elsewhere('b'), { name: 'earlier_lead', label: 'Earlier lead', value: '01a21f70' }];

  expect(inBrisbane({ details, payload: { subcategory: '3. Offer Accepted' } })).toEqual({
    'Also asks': 'Another dealership',
    Subject: 'Offer Accepted',
  });
});

test('a push service is named by its host, and who a text went to as people write a number', () => {
  const row = {
    endpoint: 'https://push.example/send/abc',
    recipient: '+61733331234',
    origin: 'https://sunrise.example',
  };

  expect(inBrisbane(row)).toEqual({ 'Messages go through': 'push.example', To: '07 3333 1234' });
});

test('sums, codes and figures are said as a person says them', () => {
  const valued = { vehicle: { make: 'Kia', model: 'Rio', year: 2021, km: 40_000, condition: 'good' }, low: 9000 };

  expect(inBrisbane({ ...valued, deposit_cents: 50_000, frequency: 'daily', kind: 'test-drive' })).toEqual({
    'Your vehicle': 'Make: Kia, Model: Rio, Year: 2021, Kilometres: 40000, Condition: Good',
    'Estimate, from': '$9,000',
    Deposit: '$500',
    'How often': 'Once a day',
    For: 'Test drive',
  });
  expect(inBrisbane({ figures: 'deposit=2000&term=5&residual=&frequency=52', state: 'QLD' })).toEqual({
    'Loan figures': 'Deposit: $2,000, Term: 5 years, Paid: weekly',
    State: 'QLD',
  });
});

test('no label is a word of the machinery', () => {
  for (const label of [...Object.values(COLUMN_LABELS), ...Object.values(PAYLOAD_LABELS)])
    if (label !== null) expect(label).toMatch(/^[A-Z][a-z]*(?:[ ,-]+[a-z]+)*$/);
});
