import { defineRemoteConfig } from '@shared-kit/contracts/release/remote.contract';
import { locationsSettingsSchema } from '@shared-kit/contracts/settings/locations-settings.contract';

export default defineRemoteConfig({
  name: 'mfe-locations',
  version: '1.0.0',
  contract: 1,
  routes: [
    { id: 'locations-page', path: '/dealer-locator', title: 'Our locations' },
    { id: 'location-page', path: '/locations/:slug', title: 'Location' },
    { id: 'our-location-page', module: 'location-page', path: '/our-location/:slug', title: 'Location' },
    { id: 'contact-location-page', module: 'location-page', path: '/contact-us/:slug', title: 'Contact us' },
  ],
  widgets: [{ id: 'location-block', slot: 'vehicle.location', load: 'lazy', reserve: 'l' }],
  menus: [
    { menu: 'header', label: 'Locations', href: '/dealer-locator', order: 60 },
    { menu: 'footer', group: 'Contact', label: 'Our locations', href: '/dealer-locator', order: 50 },
  ],
  moves: {
    '/locations': '/dealer-locator',
    '/our-locations': '/dealer-locator',
    '/our-location': '/dealer-locator',
  },
  links: ['/contact', '/service', '/vehicle-parts-and-accessories', '/search/:scope'],
  events: {
    publishes: [{ type: 'phone:revealed', major: 1 }],
    subscribes: [{ type: 'phone:revealed', major: 1 }],
  },
  config: locationsSettingsSchema,
});
