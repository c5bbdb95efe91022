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

test('what a dealership reads, by mail and in its CRM, names its own vehicles alone', async () => {
  const aCar = (name: string, dealership: string) =>
    desk.server.addVehicle({ group: 'sunrise', name, dealership_slug: dealership });
  const [transit, palisade, sorento] = [
    await aCar('Ford Transit', 'north'),
    await aCar('Hyundai Palisade', 'south'),
    await aCar('Kia Sorento', 'south'),
  ];
  const named = [transit, palisade, sorento].map(({ slug }) => `car_id=${slug}`).join('&');
  const message = 'Which of these tows most?';

  await desk.enquire({ message, car_id: transit.id, url: `http://sunrise-cars.test/enquire/vehicle?${named}` });
  const toDealers = () =>
    desk.catcher.mails
      .filter(({ text = '', attachments }) => attachments.length > 0 && text.includes(message))
      .map(
        ({ text = '', attachments }) =>
          `${text}${attachments.map(({ content }) => (typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString())).join('')}`,
      );
  await desk.until(async () => toDealers().length === 2);

  const [ofNorth = '', ofSouth = ''] = toDealers().toSorted(
    (one, other) => Number(other.includes('Ford Transit')) - Number(one.includes('Ford Transit')),
  );
  expect(ofNorth).toContain('Ford Transit');
  expect(ofNorth).toContain(transit.slug);
  for (const { name, slug } of [palisade, sorento]) {
    expect(ofNorth).not.toContain(name);
    expect(ofNorth).not.toContain(slug);
  }
  expect(ofSouth).toContain('Hyundai Palisade');
  expect(ofSouth).toContain('Kia Sorento');
  expect(ofSouth).not.toContain('Ford Transit');
  expect(ofSouth).not.toContain(transit.slug);
});
