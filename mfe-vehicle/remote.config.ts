import { defineRemoteConfig } from '@shared-kit/contracts/remote.contract';
import { vehicleConfigSchema } from './src/vehicle-config';

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
        'vehicle.enquiry',
        'vehicle.calculators',
        'vehicle.location',
        'vehicle.similar',
        'vehicle.reviews',
      ],
    },
    { id: 'print-page', path: '/print', title: 'Print', layout: 'bare' },
  ],
  widgets: [],
  events: {
    publishes: [
      { type: 'vehicle:viewed', major: 1 },
      { type: 'toast:show', major: 1 },
    ],
    subscribes: [],
  },
  config: vehicleConfigSchema,
});
