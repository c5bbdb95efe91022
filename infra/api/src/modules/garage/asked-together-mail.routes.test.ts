import { startLeadDesk } from '../../../test/desks/lead-desk';
import type { LeadDesk } from '../../../test/desks/lead-desk';

let desk: LeadDesk;
beforeAll(async () => {
  desk = await startLeadDesk({ remotes: { 'mfe-leads': { confirm_by_mail: true } } });
});
afterAll(() => desk.stop());

test('the one mail of a message about several vehicles names all of them, each with its place (A-62)', async () => {
  const aCar = (name: string, dealership: string, place: string) =>
    desk.server.addVehicle({ group: 'sunrise', name, dealership_slug: dealership, location_name: place });
  const transit = await aCar('Ford Transit', 'north', 'Ipswich');
  const palisade = await aCar('Hyundai Palisade', 'south', 'Aspley');
  const sorento = await aCar('Kia Sorento', 'south', 'Aspley');
  const email = 'robin@example.com';
  const named = [transit, palisade, sorento].map(({ slug }) => `car_id=${slug}`).join('&');

  await desk.enquire({ email, car_id: transit.id, url: `http://sunrise-cars.test/enquire/vehicle?${named}` });
  const toShopper = () => desk.catcher.mails.filter(({ to }) => to?.[0]?.address === email);
  await desk.until(async () => toShopper().length > 0);

  expect(toShopper()).toHaveLength(1);
  const [{ subject, text } = { subject: '', text: '' }] = toShopper();
  expect(subject).toBe('Your enquiry about 3 vehicles');
  expect(text).toContain(
    'Thank you for your enquiry about the Ford Transit, the Hyundai Palisade and the Kia Sorento.',
  );
  expect(text).toContain('Hyundai Palisade, Aspley');
  expect(text).toContain('Kia Sorento, Aspley');
  expect(text).toContain('Each dealership has your message with its own vehicles.');
});
