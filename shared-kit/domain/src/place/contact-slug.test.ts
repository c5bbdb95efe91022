import { contactSlug } from './contact-slug';

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
