import type { PageModule } from '@shared-kit/runtime/remote-module';
import { askedNear } from '../api/asked-near';
import { locationsApi } from '../api/locations.api';
import { wordsOfPlace } from '../features/locations-list/dealership-cards';

export { LocationsPage as Component } from '../features/locations-list/locations-page';
export const apis: PageModule['apis'] = [locationsApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch, url }) => {
  const { getLocations, getPlace } = locationsApi.endpoints;
  const near = askedNear(url.searchParams);
  const ask = (place: string) => place && dispatch(getPlace.initiate(place, { subscribe: false }));
  const [{ data }] = await Promise.all([dispatch(getLocations.initiate(undefined, { subscribe: false })), ask(near)]);
  await ask(wordsOfPlace(data?.locations ?? [], url.searchParams.get('locationQuery') ?? ''));
};
