import { CAREERS_PATH, FINANCE_PATH, SELL_PATH, SERVICE_PATH } from '@shared-kit/domain/form/form-path';
import { SiteFooter } from '@shared-kit/ui/site/site-footer';
import { SiteHeader } from '@shared-kit/ui/site/site-header';

export function KitHeader({ name }: { name: string }) {
  return (
    <SiteHeader
      name={name}
      currentPath="/"
      phone="07 5550 1234"
      items={[
        { label: 'Home', href: '/' },
        {
          label: 'Buy',
          href: '/stock',
          children: [
            { label: 'New cars', href: '/new' },
            { label: 'Used cars', href: '/used' },
          ],
        },
        { label: 'Finance', href: FINANCE_PATH },
        { label: 'Sell my car', href: SELL_PATH },
        { label: 'Service', href: SERVICE_PATH },
        { label: 'Locations', href: '/locations' },
      ]}
    />
  );
}

export function KitFooter({ name }: { name: string }) {
  return (
    <SiteFooter
      name={name}
      groups={[
        {
          title: 'Vehicles',
          items: [
            { label: 'SUVs', href: '/suv' },
            { label: 'Utes', href: '/ute' },
            { label: 'Hatches', href: '/hatch' },
          ],
        },
        {
          title: 'Buyer tools',
          items: [
            { label: 'Finance', href: FINANCE_PATH },
            { label: 'Trade in', href: SELL_PATH },
          ],
        },
        {
          title: 'Servicing and parts',
          items: [
            { label: 'Book a service', href: SERVICE_PATH },
            { label: 'Parts', href: '/parts' },
          ],
        },
        {
          title: name,
          items: [
            { label: 'About us', href: '/about-us' },
            { label: 'Careers', href: CAREERS_PATH },
          ],
        },
      ]}
      stats={[
        { value: '50+', label: 'locations' },
        { value: '40+', label: 'brands' },
        { value: '30+', label: 'years' },
      ]}
      licence="1234567"
      address="12 Marine Parade, Southport QLD 4215"
      phone="07 5550 1234"
      legal={[
        { label: 'Privacy', href: '/privacy-policy' },
        { label: 'Terms', href: '/terms-and-conditions' },
      ]}
      year={2026}
    />
  );
}
