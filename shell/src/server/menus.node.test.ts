import type { RemoteManifest } from '@shared-kit/contracts/remote.contract';
import { aSite } from '@shared-kit/testing/a-site';
import { menusOf } from './menus';

const menus = [
  { menu: 'header', label: 'Stock', href: '/search/new-used-and-demo-cars', order: 2, fill: 'popular_makes' },
  { menu: 'header', label: 'Used', href: '/search/used-cars', order: 1 },
];
const manifests = [{ name: 'mfe-search', menus } as unknown as RemoteManifest];

test('the stock menu lists the makes the site has most of, behind all of its stock', () => {
  const { header } = menusOf(aSite({ popular_makes: ['Toyota', 'Land Rover'] }), manifests);

  expect(header).toEqual([
    { label: 'Used', href: '/search/used-cars' },
    {
      label: 'Stock',
      href: '/search/new-used-and-demo-cars',
      children: [
        { label: 'All stock', href: '/search/new-used-and-demo-cars' },
        { label: 'Toyota', href: '/search/toyota' },
        { label: 'Land Rover', href: '/search/land-rover' },
      ],
    },
  ]);
});

test('a site of one make has a link where others have a list, and its own menu may ask for one', () => {
  const stock = { label: 'Cars', href: '/search/used-cars', fill: 'popular_makes' as const };

  expect(menusOf(aSite({ popular_makes: ['Suzuki'] }), manifests).header[1]).toEqual({
    label: 'Stock',
    href: '/search/new-used-and-demo-cars',
  });
  const own = menusOf(aSite({ header_menu: [stock], popular_makes: ['Suzuki', 'Kia'] }), manifests);
  expect(own.header[0]?.children).toHaveLength(3);
});
