import { aLocation } from '@shared-kit/testing/a-location';
import { aSite } from '@shared-kit/testing/a-site';
import { placeContact } from './place-contact';

const workshop = aLocation({ id: 'noosa-service', slug: 'noosa-service', location_type: 'service' });
const page = { path: '/service-noosa', title: 'Service', description: '', body: '', form: 'service' };

test('a workshop leads to its own page, else to the booking page with it chosen', () => {
  const own = aSite({ pages: [{ ...page, form_place: 'noosa-service' }] });
  const ofAnother = aSite({ pages: [{ ...page, form_place: 'cairns-service' }] });

  expect(placeContact(own, workshop, 'service')).toBe('/service-noosa');
  expect(placeContact(ofAnother, workshop, 'service')).toBe('/service?location_id=noosa-service');
});

test('parts lead to the parts page; where a site has no such page the contact form takes it', () => {
  const without = aSite({ remotes: { 'mfe-leads': { parts: false, service_booking: false } } });

  expect(placeContact(aSite(), workshop, 'parts')).toBe('/vehicle-parts-and-accessories?location_id=noosa-service');
  expect(placeContact(without, workshop, 'parts')).toBe('/contact?location=noosa-service');
  expect(placeContact(without, workshop, 'service')).toBe('/contact?location=noosa-service');
});

test('sales and used cars are asked about by the contact form', () => {
  expect(placeContact(aSite(), workshop, 'sales')).toBe('/contact?location=noosa-service');
  expect(placeContact(aSite(), workshop, 'used')).toBe('/contact?location=noosa-service');
});
