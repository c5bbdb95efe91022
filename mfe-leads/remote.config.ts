import { defineRemoteConfig } from '@shared-kit/contracts/remote.contract';
import { leadsConfigSchema } from './src/leads-config';

export default defineRemoteConfig({
  name: 'mfe-leads',
  version: '1.0.0',
  contract: 1,
  routes: [
    { id: 'contact-page', path: '/contact', title: 'Contact us' },
    { id: 'contact-us-page', module: 'contact-page', path: '/contact-us', title: 'Contact us' },
    { id: 'success-page', path: '/success', title: 'Thank you', cache: 'private' },
  ],
  widgets: [{ id: 'enquiry', slot: 'vehicle.enquiry', load: 'lazy', reserve: 'l' }],
  forms: [{ id: 'enquiry', endpoint: '/api/leads', success: '/success' }],
  menus: [
    { menu: 'header', label: 'Contact', href: '/contact', order: 80 },
    { menu: 'footer', group: 'Contact', label: 'Contact us', href: '/contact', order: 51 },
  ],
  events: {
    publishes: [
      { type: 'lead:submitted', major: 1 },
      { type: 'analytics:tracked', major: 1 },
    ],
    subscribes: [],
  },
  config: leadsConfigSchema,
});
