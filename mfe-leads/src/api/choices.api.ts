import type { Preferences } from '@shared-kit/contracts/preferences.contract';
import type { CarHold, ReservationView } from '@shared-kit/contracts/reservation.contract';
import type { SpinView } from '@shared-kit/contracts/spin.contract';
import type { MiscellaneousBody } from '@shared-kit/contracts/valuation.contract';
import { asResponse } from '@shared-kit/runtime/response-schema';
import { leadsApi } from './leads.api';

/** What only some pages ask, most behind signed links: apart, so that no form carries it. The same api and cache. */
export const choicesApi = leadsApi
  .enhanceEndpoints({
    addTagTypes: ['Preferences', 'Reservation'],
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getPreferences: build.query<Preferences, string>({
        query: (token) => `preferences/${encodeURIComponent(token)}`,
        responseSchema: asResponse(
          async () =>
            (await import(/* webpackChunkName: 'on-demand-choices' */ '@shared-kit/contracts/preferences.contract'))
              .preferencesSchema,
        ),
        providesTags: ['Preferences'],
      }),
      changePreferences: build.mutation<{ next: string }, { token: string; marketing: string }>({
        query: (body) => ({ url: 'preferences', method: 'POST', body }),
        responseSchema: asResponse(
          async () =>
            (await import(/* webpackChunkName: 'on-demand-choices' */ '@shared-kit/contracts/preferences.contract'))
              .preferencesChangedSchema,
        ),
        invalidatesTags: ['Preferences'],
      }),
      unsubscribe: build.mutation<{ next: string }, { email: string }>({
        query: (body) => ({ url: 'unsubscribe', method: 'POST', body }),
        responseSchema: asResponse(
          async () =>
            (await import(/* webpackChunkName: 'on-demand-choices' */ '@shared-kit/contracts/preferences.contract'))
              .preferencesChangedSchema,
        ),
      }),
      getReservation: build.query<ReservationView, string>({
        query: (token) => `reservations/${encodeURIComponent(token)}`,
        responseSchema: asResponse(
          async () =>
            (await import(/* webpackChunkName: 'on-demand-choices' */ '@shared-kit/contracts/reservation.contract'))
              .reservationSchema,
        ),
        providesTags: ['Reservation'],
        keepUnusedDataFor: 5,
      }),
      getCarHold: build.query<CarHold, string>({
        query: (car) => `car-holds/${encodeURIComponent(car)}`,
        responseSchema: asResponse(
          async () =>
            (await import(/* webpackChunkName: 'on-demand-choices' */ '@shared-kit/contracts/reservation.contract'))
              .carHoldSchema,
        ),
        // It can be taken, or given back, at any moment.
        keepUnusedDataFor: 5,
      }),
      acceptOffer: build.mutation<{ next: string }, { token: string }>({
        query: (body) => ({ url: 'valuations/accept', method: 'POST', body }),
        responseSchema: asResponse(
          async () => (await import('@shared-kit/contracts/valuation.contract')).offerAcceptedSchema,
        ),
        invalidatesTags: ['Valuation'],
      }),
      saveValuation: build.mutation<{ success: true }, MiscellaneousBody>({
        query: (body) => ({ url: 'miscellaneous', method: 'POST', body }),
        responseSchema: asResponse(
          async () => (await import('@shared-kit/contracts/valuation.contract')).miscellaneousSavedSchema,
        ),
      }),
      cancelReservation: build.mutation<{ next: string }, { token: string }>({
        query: (body) => ({ url: 'reservations/cancel', method: 'POST', body }),
        responseSchema: asResponse(
          async () =>
            (await import(/* webpackChunkName: 'on-demand-choices' */ '@shared-kit/contracts/reservation.contract'))
              .reservationCancelledSchema,
        ),
        invalidatesTags: ['Reservation'],
      }),
      getSpin: build.query<SpinView, string>({
        query: (token) => `spins/${encodeURIComponent(token)}`,
        responseSchema: asResponse(
          async () =>
            (await import(/* webpackChunkName: 'on-demand-choices' */ '@shared-kit/contracts/spin.contract'))
              .spinSchema,
        ),
      }),
    }),
  });
