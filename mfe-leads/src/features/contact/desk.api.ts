import type { Location } from '@shared-kit/contracts/place/location.contract';
import { hoursOf } from '@shared-kit/domain/place/opening-words';
import { asResponse } from '@shared-kit/runtime/response-schema';
import { leadsApi } from '../../api/leads.api';

/** When each place is open, by its id. */
export type DeskHours = Readonly<Record<string, ReturnType<typeof hoursOf>>>;

/** Opening hours, which no other form reads: apart from its places. The same api and cache. */
export const deskApi = leadsApi.injectEndpoints({
  endpoints: (build) => ({
    getDesk: build.query<DeskHours, void>({
      query: () => 'locations',
      rawResponseSchema: asResponse(async () => (await import('../../api/form-answers')).locationListSchema),
      transformResponse: ({ locations }: { locations: Location[] }) =>
        Object.fromEntries(locations.map((place) => [place.id, hoursOf(place)])),
    }),
  }),
});
