import { contactSheet } from './contact-sheet';

test('the same page of all sites stands in one row, and a page that a site lacks is said to be missing', () => {
  const html = contactSheet([
    { page: 'home', site: 'corella', width: 390, file: 'home-corella-390.jpg' },
    { page: 'home', site: 'tern', width: 390, file: 'home-tern-390.jpg' },
    { page: 'brand', site: 'corella', width: 390, file: null },
  ]);

  expect(html).toMatch(/<td>home 390<\/td><td>.*home-corella-390\.jpg.*<\/td><td>.*home-tern-390\.jpg.*<\/td>/);
  expect(html).toContain('<td>brand 390</td><td>none</td>');
});
