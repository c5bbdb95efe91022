import { siteOrigin } from './site-origin';

const hosts = ['springwood.localhost', 'www.springwood.example', 'springwood.example'];

test.each([
  ['localhost:3000', 'http://springwood.localhost:3000'],
  ['a-group.localhost:3000', 'http://springwood.localhost:3000'],
  ['a-group.example', 'http://springwood.example'],
  ['springwood.example', 'http://springwood.example'],
  ['WWW.springwood.example', 'http://springwood.example'],
  ['somewhere.else', 'http://springwood.example'],
])('asked at %s a site is reached at %s', (host, origin) => {
  expect(siteOrigin({ hosts }, { protocol: 'http', host })).toBe(origin);
});

test('a site with a name of one word alone is reached there', () => {
  expect(siteOrigin({ hosts: ['localhost'] }, { protocol: 'http', host: 'localhost:3000' })).toBe(
    'http://localhost:3000',
  );
});
