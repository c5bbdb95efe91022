import { defineRemoteConfig } from '@shared-kit/contracts/release/remote.contract';
import { BRANDS_PATH, MODELS_PATH } from '@shared-kit/domain/vehicle/model-path';
import { PRINT_PATH } from '@shared-kit/domain/vehicle/vehicle-path';
import { vehicleSettingsSchema } from '@shared-kit/contracts/settings/vehicle-settings.contract';

export default defineRemoteConfig({
  name: 'mfe-vehicle',
  version: '1.0.0',
  contract: 1,
  routes: [
    {
      id: 'vehicle-page',
      path: '/cars/:slug',
      title: 'Vehicle',
      essentials: 'vehicle',
      slots: [
        'vehicle.sidebar.finance',
        'vehicle.sidebar.actions',
        'vehicle.sidebar.buttons',
        'vehicle.enquiry',
        'vehicle.calculators',
        'vehicle.location',
        'vehicle.similar',
        'vehicle.reviews',
      ],
    },
    { id: 'print-page', path: PRINT_PATH, title: 'Print', layout: 'bare' },
    { id: 'brands-page', path: BRANDS_PATH, title: 'Brands', flag: 'new_cars' },
    { id: 'brand-page', path: '/:brand/overview', title: 'Brand', flag: 'new_cars' },
    { id: 'models-page', path: MODELS_PATH, title: 'New models', flag: 'new_cars' },
    { id: 'model-page', path: '/models/:model', title: 'Model', flag: 'new_cars', slots: ['vehicle.enquiry'] },
  ],
  widgets: [],
  menus: [
    {
      menu: 'header',
      label: 'Brands',
      href: BRANDS_PATH,
      order: 15,
      when: ['new_cars', 'has_brands'],
      fill: 'brands',
    },
    {
      menu: 'header',
      label: 'Models',
      href: MODELS_PATH,
      order: 15,
      when: ['new_cars', 'has_one_brand'],
      fill: 'models',
    },
    {
      menu: 'footer',
      group: 'Vehicles',
      label: 'Brands',
      href: BRANDS_PATH,
      order: 14,
      when: ['new_cars', 'has_brands'],
    },
    {
      menu: 'footer',
      group: 'Vehicles',
      label: 'New models',
      href: MODELS_PATH,
      order: 15,
      when: ['new_cars', 'has_new_models'],
    },
  ],
  links: ['/search/:scope', '/special-offers', '/contact', '/finance', '/models/order-now', '/enquire/similar'],
  events: {
    publishes: [
      { type: 'vehicle:viewed', major: 1 },
      { type: 'cars:shown', major: 1 },
      { type: 'toast:show', major: 1 },
      { type: 'phone:revealed', major: 1 },
      { type: 'analytics:tracked', major: 1 },
    ],
    subscribes: [{ type: 'phone:revealed', major: 1 }],
  },
  config: vehicleSettingsSchema,
});
