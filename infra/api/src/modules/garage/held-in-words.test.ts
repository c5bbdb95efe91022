import { heldInWords } from './held-in-words';

test('a row is read without keys and what is empty, with its moments by the clock of the site', () => {
  const row = {
    ...{ id: '0b1c', site_slug: 'corella', vehicle_id: 'v1', phone: '+61491570156', note: null, name: '' },
    ...{ created_at: '2026-11-27 02:29:28.872592+00', used_at: new Date('2026-11-27T02:29:28Z'), wants_sms: false },
    card: { id: 'c1', slug: 'kia-rio', name: '2021 Kia Rio', price: 18_990, saved_at: '2026-06-30T23:00:00.000Z' },
    photos: ['front', 'rear'],
  };

  expect(heldInWords(row, 'Australia/Brisbane')).toEqual({
    phone: '+61491570156',
    created_at: 'Friday 27 November 2026, 12:29\u00a0pm',
    used_at: 'Friday 27 November 2026, 12:29\u00a0pm',
    wants_sms: 'No',
    card: 'name: 2021 Kia Rio, price: 18990, saved at: Wednesday 1 July 2026, 9:00\u00a0am',
    photos: 'front; rear',
  });
});
