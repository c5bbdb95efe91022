import type { Session } from '@shared-kit/contracts/account/account.contract';
import type { BookingSlots, BookingView } from '@shared-kit/contracts/lead/booking.contract';
import type { LeadCarCard } from '@shared-kit/contracts/lead/lead-car.contract';
import type { LeadAccepted } from '@shared-kit/contracts/lead/lead.contract';
import type { ValuationView } from '@shared-kit/contracts/lead/valuation.contract';
import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { createRemoteApi } from '@shared-kit/runtime/create-remote-api';
import { asResponse } from '@shared-kit/runtime/response-schema';
import type { VisitTrail } from '@shared-kit/runtime/visit-trail';
import type { FormPlace } from '@shared-kit/contracts/place/location.contract';

/** A form's fields as they were typed: the API judges them by the contract. */
export type TypedFields = Readonly<Record<string, string>>;

/** And what the browser adds to them. */
type SentFields = Readonly<Record<string, string | VisitTrail>> & { lead_attributes: VisitTrail };

/** What the forms ask for and send. */
const formsApi = createRemoteApi('mfe-leads')
  .enhanceEndpoints({ addTagTypes: ['Booking', 'Places', 'Valuation'] })
  .injectEndpoints({
    endpoints: (build) => ({
      sendEnquiry: build.mutation<LeadAccepted, SentFields>({
        query: (body) => ({ url: 'leads', method: 'POST', body }),
        responseSchema: asResponse(
          async () => (await import('@shared-kit/contracts/lead/lead.contract')).leadAcceptedSchema,
        ),
        // A form that could not say its places is refused: it asks for them again.
        invalidatesTags: (_sent, error) => (error ? ['Places'] : []),
      }),
      getLeadCar: build.query<LeadCarCard, string>({
        query: (car) => `lead-cars/${encodeURIComponent(car)}`,
        responseSchema: asResponse(async () => (await import('./car-answers')).leadCarCardSchema),
      }),
      getSession: build.query<Session, void>({
        query: () => 'session',
        responseSchema: asResponse(async () => (await import('./form-answers')).sessionSchema),
      }),
      getSimilarCars: build.query<{ hits: CarCard[] }, string>({
        query: (slug) => `cars/${encodeURIComponent(slug)}/similar`,
        responseSchema: asResponse(async () => (await import('./car-answers')).similarCarsSchema),
      }),
      getLocations: build.query<{ locations: FormPlace[] }, void>({
        query: () => ({ url: 'locations', params: { for: 'form' } }),
        providesTags: ['Places'],
        responseSchema: asResponse(async () => (await import('./form-answers')).formPlaceListSchema),
      }),
    }),
  });

/** And what becomes of it: bookings and valuations, each behind its signed link. */
export const leadsApi = formsApi.injectEndpoints({
  endpoints: (build) => ({
    getSlots: build.query<BookingSlots, { kind: string; location_id: string; car_id: string }>({
      query: (params) => ({ url: 'bookings/slots', params }),
      responseSchema: asResponse(async () => (await import('./booking-answers')).bookingSlotsSchema),
      // A slot can be taken at any moment.
      keepUnusedDataFor: 10,
    }),
    getBooking: build.query<BookingView, string>({
      query: (token) => `bookings/${encodeURIComponent(token)}`,
      responseSchema: asResponse(async () => (await import('./booking-answers')).bookingSchema),
      providesTags: ['Booking'],
    }),
    changeBooking: build.mutation<{ next: string }, { action: 'cancel' | 'reschedule'; body: TypedFields }>({
      query: ({ action, body }) => ({ url: `bookings/${action}`, method: 'POST', body }),
      responseSchema: asResponse(async () => (await import('./booking-answers')).bookingChangedSchema),
      invalidatesTags: ['Booking'],
    }),
    getValuation: build.query<ValuationView, string>({
      query: (token) => `valuations/${encodeURIComponent(token)}`,
      responseSchema: asResponse(async () => (await import('./booking-answers')).valuationSchema),
      providesTags: ['Valuation'],
    }),
    removePhoto: build.mutation<{ photos: number }, { token: string; number: number }>({
      query: ({ token, number }) => ({
        url: `valuations/${encodeURIComponent(token)}/photos/${number}`,
        method: 'DELETE',
      }),
      responseSchema: asResponse(async () => (await import('./booking-answers')).photoRemovedSchema),
      invalidatesTags: ['Valuation'],
    }),
  }),
});

export const { useSendEnquiryMutation } = leadsApi;
