import { leadsApi } from '../api/leads.api';

/** Counting numbers that were asked for: apart, as few pages do. The same api and cache. */
export const revealsApi = leadsApi.injectEndpoints({
  endpoints: (build) => ({
    trackPhoneReveal: build.mutation<void, { car_id: string; dealership_id: string; website_id: string }>({
      query: (body) => ({ url: 'phone-reveals', method: 'POST', body }),
    }),
  }),
});
