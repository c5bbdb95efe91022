import { siteSchema } from '@shared-kit/contracts/site/site-config.contract';
import type { Flags, Site } from '@shared-kit/contracts/site/site-config.contract';

type SiteOverrides = Partial<Omit<Site, 'flags'>> & { flags?: Partial<Flags> };

/** A site with every default of the specification; only what differs need be named, flags one by one. */
export function aSite(overrides: SiteOverrides = {}): Site {
  return siteSchema.parse({
    slug: 'sunrise',
    name: 'Sunrise Motors',
    dealership_group: 'sunrise-group',
    group_name: 'Sunrise Group',
    hosts: ['sunrise.example'],
    phone: '+61738089999',
    email: 'hello@sunrise.example',
    address: { street: '1 Pacific Highway', city: 'Springwood', state: 'QLD', postcode: '4127' },
    dealer_license_number: '1234567',
    theme: { accent: '#0b5fff' },
    revision: 1,
    ...overrides,
  });
}
