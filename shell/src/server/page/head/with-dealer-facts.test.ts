import { withDealerFacts } from './with-dealer-facts';

const HEAD = '<head><title>Us</title></head>';
const origin = 'https://dealer.example';
const first = { '@type': 'AutoDealer', name: 'First $& </script>', url: '/locations/first' };
const second = { name: 'Second', url: '/locations/second', department: [{ name: 'Parts', url: '/locations/parts' }] };
const site = { dealers: [first, second] };

const facts = (path: string, of = site) => {
  const head = withDealerFacts(HEAD, { site: of, path, origin });
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script><\/head>$/.exec(head) ?? [];
  return json === undefined ? head : (JSON.parse(json) as object);
};

test.each(['/contact', '/contact-us'])('%s names who answers the phone, at an address that is whole', (path) => {
  expect(facts(path)).toEqual({
    ...{ '@context': 'https://schema.org', '@type': 'AutoDealer' },
    ...{ name: 'First $& </script>', url: 'https://dealer.example/locations/first' },
  });
});

test('the dealer locator names all, each with its departments', () => {
  expect(facts('/dealer-locator')).toMatchObject({
    '@graph': [
      { url: 'https://dealer.example/locations/first' },
      { name: 'Second', department: [{ name: 'Parts', url: 'https://dealer.example/locations/parts' }] },
    ],
  });
});

test('no other page says it, nor a site without places', () => {
  expect(facts('/warranty')).toBe(HEAD);
  expect(facts('/')).toBe(HEAD);
  expect(facts('/contact', { dealers: [] })).toBe(HEAD);
});
