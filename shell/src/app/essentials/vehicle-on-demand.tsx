import { lazy } from 'react';
import type { ComponentProps } from 'react';
import type { VehicleEssentials as Vehicle } from './vehicle-essentials';

/** In one file with the other stand-ins, which a page that is alive fetches. */
const LazyVehicle = lazy(async () => {
  const { VehicleEssentials: Component } = await import(/* webpackChunkName: 'stand-in' */ './vehicle-essentials');
  return { default: Component };
});

/** A vehicle page without mfe-vehicle. The page waits for it: on the server its title and price are in the HTML at once. */
export function VehicleEssentials(props: ComponentProps<typeof Vehicle>) {
  return <LazyVehicle {...props} />;
}
