import { documentHref } from './document-href';

test.each([
  ['https://reports.example/a.pdf', 'https://reports.example/a.pdf'],
  ['/files/a.pdf', '/files/a.pdf'],
])('%s is a document', (given, href) => {
  expect(documentHref(given)).toBe(href);
});

test.each([
  null,
  '',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '//evil.example/x',
  'http://reports.example/a.pdf',
  'a.pdf',
  'https://me@evil.example/',
])('%s is none', (given) => {
  expect(documentHref(given)).toBeNull();
});
