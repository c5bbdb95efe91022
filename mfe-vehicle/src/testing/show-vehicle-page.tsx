import { vehicleSettingsSchema } from '@shared-kit/contracts/settings/vehicle-settings.contract';
import type { VehicleSettings } from '@shared-kit/contracts/settings/vehicle-settings.contract';
import type { ShownCar } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { RenderTimeContext } from '@shared-kit/runtime/render-time';
import { aCar } from '@shared-kit/testing/a-car';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { vehicleApi } from '../api/vehicle.api';
import { VehiclePage } from '../pages/vehicle-page/vehicle-page';

export const gauge = {
  fill: 0.62,
  listing_price: 32_990,
  market_range_min: 30_000,
  market_range_max: 36_000,
  confidence: 0.74,
  basis: 'Estimated from 23 vehicles.',
};
type Options = {
  car?: Partial<ShownCar>;
  config?: Partial<VehicleSettings>;
  site?: Parameters<typeof aSite>[0];
  gauge?: object;
};

/** The page as a site shows it on 11 September 2026, with what the API says of the car. */
export function showVehiclePage({ car = {}, config = {}, site = {}, gauge: answer = gauge }: Options = {}) {
  const { canonical_url = 'https://sunrise.example/cars/some-car', price_history = [], ...more } = car;
  const { opening = '', rating = '', ...facts } = more;
  server.use(
    http.get('*/api/cars/:slug', () =>
      HttpResponse.json({ ...aCar(facts), canonical_url, price_history, opening, rating }),
    ),
    http.get('*/api/cars/:slug/similar', () => HttpResponse.json({ hits: [] })),
    http.get('*/cars/:slug/view.json', () => HttpResponse.json({ views: 1_235, car_fields: aCar() })),
    http.get('*/cars/:slug/autogauge', () => HttpResponse.json(answer)),
  );
  return renderWithStore(
    <RenderTimeContext value={Date.parse('2026-09-11T00:00:00Z')}>
      <VehiclePage />
    </RenderTimeContext>,
    {
      apis: [vehicleApi],
      url: '/cars/some-car',
      path: '/cars/:slug',
      site: aSite({ ...site, remotes: { 'mfe-vehicle': vehicleSettingsSchema.parse(config) } }),
    },
  );
}

/** What stands below the first screen has arrived. */
export const details = () => screen.findByRole('heading', { name: 'Dealer comments' });
