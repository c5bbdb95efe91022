import { contactSlug, placeCalled } from './contact-slug';

test.each([
  ['springwood-toyota-sales', 'springwood-toyota'],
  ['springwood-toyota-service', 'springwood-toyota'],
  ['springwood-toyota-parts', 'springwood-toyota'],
  ['springwood-toyota', 'springwood-toyota'],
  ['service-centre-noosa', 'service-centre-noosa'],
  ['wholesales', 'wholesales'],
])('the contact page of %s is %s', (slug, page) => {
  expect(contactSlug(slug)).toBe(page);
});

test.each([
  ['corella-brisbane-service', 'corella-brisbane-service'],
  ['corella-brisbane', 'corella-brisbane-sales'],
  ['corella-motor-group-brisbane', 'corella-brisbane-sales'],
  ['corella-motor-group-brisbane-service', 'corella-brisbane-service'],
  ['another-place', undefined],
])('an address that says %s means the place %s', (called, slug) => {
  const places = [
    { slug: 'corella-brisbane-sales', name: 'Corella Motor Group Brisbane' },
    { slug: 'corella-brisbane-service', name: 'Corella Motor Group Brisbane – Service' },
  ];

  expect(placeCalled(places, called)?.slug).toBe(slug);
});
