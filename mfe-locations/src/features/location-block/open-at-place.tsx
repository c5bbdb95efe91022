import type { SlotProps } from '@shared-kit/contracts/release/slots.contract';
import { useRemoteConfig } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { locationsApi } from '../../api/locations.api';
import { OpenNow } from '../../hours/open-now';

/** Under the name of the place where a vehicle stands: whether somebody is there now. The first place is that one. */
export function OpenAtPlace({ slug }: SlotProps['vehicle.sidebar.place']) {
  const { vehicle_filter: filter } = useRemoteConfig('mfe-locations');
  const { locations } = useSuspenseQuery(locationsApi.endpoints.getCarLocations, { slug, filter });
  return locations[0] ? <OpenNow location={locations[0]} /> : null;
}
