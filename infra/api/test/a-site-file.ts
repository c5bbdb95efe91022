import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import { z } from 'zod';

type Manifest = Pick<RemoteManifest, 'config' | 'routes'>;

/** What a remote's build makes of its zod schema (build-kit's manifest.ts). */
export function manifestOf(config: z.ZodObject): Manifest {
  return { config: z.toJSONSchema(config, { io: 'input' }), routes: [] };
}

const financeConfig = z.object({
  term: z.number().min(1).max(7).default(5),
  lenders: z.array(z.object({ name: z.string(), rate: z.number() })).default([]),
  leasing: z.boolean().default(false),
  texts: z.object({ title: z.string().default('Finance') }).prefault({}),
});
const aRoute = {
  gate: 'none',
  slots: [],
  cache: 'public',
  layout: 'full',
  essentials: 'generic',
  js: [],
  css: [],
} satisfies Partial<Manifest['routes'][number]>;

/** A remote with a page, another behind a flag, and a part of every site's configuration. */
export const financeManifest: Manifest = {
  ...manifestOf(financeConfig),
  routes: [
    { id: 'finance', path: '/finance', title: 'Finance', ...aRoute },
    { id: 'leasing', path: '/leasing', title: 'Leasing', flag: 'leasing', ...aRoute },
  ],
};

/** Pages that buttons lead to; deposits are off unless a site takes them. */
export const leadsManifest: Manifest = {
  ...manifestOf(z.object({ reserve: z.boolean().default(false) })),
  routes: [
    { id: 'checkout', path: '/cars/:slug/checkout', title: 'Reserve', flag: 'reserve', ...aRoute },
    { id: 'trade-in', path: '/cars/trade-in', title: 'Trade in', ...aRoute },
    { id: 'test-drive', path: '/book-test-drive', title: 'Test drive', ...aRoute },
    { id: 'finance-enquiry', path: '/finance-enquiry', title: 'Finance', ...aRoute },
  ],
};

/** Pages whose addresses have parts that change. */
export const vehicleManifest: Manifest = {
  ...manifestOf(z.object({})),
  routes: [
    { id: 'model-page', path: '/models/:model', title: 'Model', ...aRoute },
    { id: 'range-page', path: '/range/:make/:model?', title: 'Range', ...aRoute },
  ],
};

/** What stands in a site's file: only what has no default. */
export const aSiteFile = () => ({
  slug: 'sunrise-cars',
  name: 'Sunrise Cars',
  dealership_group: 'sunrise',
  hosts: ['sunrise.test'],
  phone: '07 3000 0000',
  email: 'hello@sunrise.example',
  address: { street: '1 Main Street', city: 'Brisbane', state: 'QLD', postcode: '4000' },
  dealer_license_number: '1234567',
  theme: { accent: '#0b5fff' },
});
