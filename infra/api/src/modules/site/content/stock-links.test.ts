import { stockLinkFindings } from './stock-links';

const stock = { makes: new Set(['Kia', 'Land Rover']), dealerships: new Set(['noosa-motors']) };
const told = (href: string, known: Parameters<typeof stockLinkFindings>[1] = stock) =>
  stockLinkFindings({ blocks: [{ kind: 'call_to_action', link: { label: 'Look', href } }] }, known);

test('a link to one vehicle is told to go away once it is sold', () => {
  expect(told('/cars/2024-kia-rio?from=page')).toEqual([
    { level: 'warning', where: 'blocks.0.link.href', text: expect.stringContaining('once it is sold') as string },
  ]);
});

test.each(['/search/no-such-make', '/search/no-such-make/rio', '/no-such-make/overview'])(
  '%s is told to show nothing',
  (href) => {
    expect(told(href)).toHaveLength(1);
    expect(told(href, {})).toEqual([]);
  },
);

test.each([
  '/search/kia',
  '/search/land-rover/defender',
  '/search/noosa-motors',
  '/search/used-cars',
  '/kia/overview',
  '/',
])('%s is left alone', (href) => {
  expect(told(href)).toEqual([]);
});

test('the search of a part is a link too', () => {
  expect(stockLinkFindings({ blocks: [{ kind: 'stock', search: '/search/no-such-make' }] }, stock)).toMatchObject([
    { where: 'blocks.0.search' },
  ]);
});
