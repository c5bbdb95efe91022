import { defineRemoteConfig } from '@shared-kit/contracts/release/remote.contract';
import { locationsSettingsSchema } from '@shared-kit/contracts/settings/locations-settings.contract';
import { LOCATIONS_PATH } from '@shared-kit/domain/place/location-path';

/** What others put on the page of a place: its stock, and its enquiry form. */
const LOCATION_SLOTS = ['location.stock', 'content.form'] as const;
const sameAsLocation = { module: 'location-page', slots: [...LOCATION_SLOTS] };

export default defineRemoteConfig({
  name: 'mfe-locations',
  version: '1.0.0',
  contract: 1,
  routes: [
    { id: 'locations-page', path: LOCATIONS_PATH, title: 'Our locations' },
    { id: 'location-page', path: '/locations/:slug', title: 'Location', slots: [...LOCATION_SLOTS] },
    { ...sameAsLocation, id: 'our-location-page', path: '/our-location/:slug', title: 'Location' },
    { ...sameAsLocation, id: 'contact-location-page', path: '/contact-us/:slug', title: 'Contact us' },
  ],
  widgets: [
    { id: 'location-block', slot: 'vehicle.location', load: 'lazy', reserve: 'l' },
    {
      ...{ id: 'vehicle-locations', slot: 'vehicle.location', order: 10, flag: 'vehicle_carousel' },
      ...{ load: 'lazy', reserve: 'l' },
    },
    { id: 'home-locations', slot: 'home.locations', load: 'lazy', reserve: 'l' },
    { id: 'home-reviews', slot: 'home.reviews', load: 'lazy', reserve: 'm' },
    { id: 'content-locations', slot: 'content.locations', load: 'lazy', reserve: 'l' },
    { id: 'content-reviews', slot: 'content.reviews', load: 'lazy', reserve: 'l' },
    { id: 'content-team', slot: 'content.team', load: 'lazy', reserve: 'l' },
  ],
  menus: [
    { menu: 'header', label: 'Locations', href: LOCATIONS_PATH, order: 60 },
    { menu: 'footer', group: 'Contact', label: 'Our locations', href: LOCATIONS_PATH, order: 50 },
  ],
  moves: {
    '/locations': LOCATIONS_PATH,
    '/our-locations': LOCATIONS_PATH,
    '/our-location': LOCATIONS_PATH,
  },
  links: ['/contact', '/service', '/vehicle-parts-and-accessories', '/book-test-drive', '/search/:scope'],
  events: {
    publishes: [{ type: 'phone:revealed', major: 1 }],
    subscribes: [{ type: 'phone:revealed', major: 1 }],
  },
  config: locationsSettingsSchema,
});
