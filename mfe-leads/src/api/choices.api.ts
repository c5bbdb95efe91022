import type { Preferences, Unsubscribed } from '@shared-kit/contracts/account/preferences.contract';
import type { CarHold, ReservationView } from '@shared-kit/contracts/lead/reservation.contract';
import type { SpinView } from '@shared-kit/contracts/lead/spin.contract';
import type { MiscellaneousBody } from '@shared-kit/contracts/lead/valuation.contract';
import type { Delivery } from '@shared-kit/contracts/place/delivery.contract';
import { asResponse } from '@shared-kit/runtime/response-schema';
import { leadsApi } from './leads.api';

/** Loaded with the first answer of their kind. */
const preferences = () =>
  import(/* webpackChunkName: 'on-demand-choices' */ '@shared-kit/contracts/account/preferences.contract');
const reservations = () =>
  import(/* webpackChunkName: 'on-demand-choices' */ '@shared-kit/contracts/lead/reservation.contract');
const deliveries = () =>
  import(/* webpackChunkName: 'on-demand-choices' */ '@shared-kit/contracts/place/delivery.contract');
const valuations = () => import('@shared-kit/contracts/lead/valuation.contract');
const spins = () => import(/* webpackChunkName: 'on-demand-choices' */ '@shared-kit/contracts/lead/spin.contract');

/** What only some pages ask, most behind signed links: apart, so that no form carries it. The same api and cache. */
export const choicesApi = leadsApi
  .enhanceEndpoints({
    addTagTypes: ['Preferences', 'Reservation', 'LeadCar'],
    endpoints: { getLeadCar: { providesTags: ['LeadCar'] } },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** `saved`: what the address has to be believed that it was just done. */
      getPreferences: build.query<Preferences, { token: string; saved: string }>({
        query: ({ token, saved }) => ({ url: `preferences/${encodeURIComponent(token)}`, params: { saved } }),
        responseSchema: asResponse(async () => (await preferences()).preferencesSchema),
        providesTags: ['Preferences'],
      }),
      changePreferences: build.mutation<{ next: string }, { token: string; marketing: string }>({
        query: (body) => ({ url: 'preferences', method: 'POST', body }),
        responseSchema: asResponse(async () => (await preferences()).preferencesChangedSchema),
        invalidatesTags: ['Preferences'],
      }),
      getUnsubscribed: build.query<Unsubscribed, string>({
        query: (done) => ({ url: 'unsubscribe', params: { done } }),
        responseSchema: asResponse(async () => (await preferences()).unsubscribedSchema),
      }),
      unsubscribe: build.mutation<{ next: string }, { email: string }>({
        query: (body) => ({ url: 'unsubscribe', method: 'POST', body }),
        responseSchema: asResponse(async () => (await preferences()).preferencesChangedSchema),
      }),
      getReservation: build.query<ReservationView, string>({
        query: (token) => `reservations/${encodeURIComponent(token)}`,
        responseSchema: asResponse(async () => (await reservations()).reservationSchema),
        providesTags: ['Reservation'],
        keepUnusedDataFor: 5,
      }),
      getCarHold: build.query<CarHold, string>({
        query: (car) => `car-holds/${encodeURIComponent(car)}`,
        responseSchema: asResponse(async () => (await reservations()).carHoldSchema),
        // It can be taken, or given back, at any moment.
        keepUnusedDataFor: 5,
      }),
      /** By the vehicle's id. From then on prices are of the postcode's state: the vehicle is read again. */
      getDelivery: build.query<Delivery, { postcode: string; car: string }>({
        query: ({ postcode, car }) => ({ url: 'delivery', params: { postcode, car_id: car } }),
        responseSchema: asResponse(async () => (await deliveries()).deliverySchema),
      }),
      acceptOffer: build.mutation<{ next: string }, { token: string }>({
        query: (body) => ({ url: 'valuations/accept', method: 'POST', body }),
        responseSchema: asResponse(async () => (await valuations()).offerAcceptedSchema),
        invalidatesTags: ['Valuation'],
      }),
      saveValuation: build.mutation<{ success: true }, MiscellaneousBody>({
        query: (body) => ({ url: 'miscellaneous', method: 'POST', body }),
        responseSchema: asResponse(async () => (await valuations()).miscellaneousSavedSchema),
      }),
      cancelReservation: build.mutation<{ next: string }, { token: string }>({
        query: (body) => ({ url: 'reservations/cancel', method: 'POST', body }),
        responseSchema: asResponse(async () => (await reservations()).reservationCancelledSchema),
        invalidatesTags: ['Reservation'],
      }),
      getSpin: build.query<SpinView, string>({
        query: (token) => `spins/${encodeURIComponent(token)}`,
        responseSchema: asResponse(async () => (await spins()).spinSchema),
      }),
    }),
  });

choicesApi.enhanceEndpoints({
  endpoints: {
    getDelivery: {
      onQueryStarted(_asked, { dispatch, queryFulfilled }) {
        void queryFulfilled.then(
          () => dispatch(choicesApi.util.invalidateTags(['LeadCar'])),
          () => undefined,
        );
      },
    },
  },
});
