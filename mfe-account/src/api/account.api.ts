import type {
  DataDeleted,
  MyData,
  SaveCarsAnswer,
  Session,
  SharedList,
  SignIns,
  Watchlist,
} from '@shared-kit/contracts/account/account.contract';
import type { MyDeals, SharedDeal } from '@shared-kit/contracts/account/deal.contract';
import type { Garage } from '@shared-kit/contracts/account/garage.contract';
import type { MyServices } from '@shared-kit/contracts/account/service-reminder.contract';
import type { SavedSearches } from '@shared-kit/contracts/account/saved-searches.contract';
import type { ViewedCarCards } from '@shared-kit/contracts/account/viewed-cars.contract';
import { createRemoteApi } from '@shared-kit/runtime/create-remote-api';
import { asResponse } from '@shared-kit/runtime/response-schema';

/** Loaded from here by what every page of one's own has: each further place that loads it is one more chunk that the entry names. */
export const contract = () => import('@shared-kit/contracts/account/account.contract');
const sessionAnswer = asResponse(async () => (await contract()).sessionSchema);

type SavedCar = { phone_number: string; car_id: string };

export const accountApi = createRemoteApi('mfe-account').injectEndpoints({
  endpoints: (build) => ({
    getSession: build.query<Session, void>({ query: () => 'session', responseSchema: sessionAnswer }),
    getWatchlist: build.query<Watchlist, void>({
      query: () => 'watchlist',
      responseSchema: asResponse(async () => (await contract()).watchlistSchema),
    }),
    getSharedList: build.query<SharedList, string>({
      query: (token) => `shared-list/${encodeURIComponent(token)}`,
      responseSchema: asResponse(async () => (await contract()).sharedListSchema),
    }),
    getGarage: build.query<Garage, void>({
      query: () => 'garage',
      responseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/account/garage.contract')).garageSchema,
      ),
    }),
    getMyServices: build.query<MyServices, void>({
      query: () => 'my-services',
      responseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/account/service-reminder.contract')).myServicesSchema,
      ),
    }),
    getSavedSearches: build.query<SavedSearches, string>({
      query: (draft) => (draft === '' ? 'saved-searches' : `saved-searches?draft=${encodeURIComponent(draft)}`),
      responseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/account/saved-searches.contract')).savedSearchesSchema,
      ),
    }),
    getMyDeals: build.query<MyDeals, string>({
      query: (address) => (address === '' ? 'my-deals' : `my-deals?address=${encodeURIComponent(address)}`),
      responseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/account/deal.contract')).myDealsSchema,
      ),
    }),
    getSharedDeal: build.query<SharedDeal, string>({
      query: (token) => `deals/${encodeURIComponent(token)}`,
      responseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/account/deal.contract')).sharedDealSchema,
      ),
    }),
    getSignIns: build.query<SignIns, void>({
      query: () => 'my-sign-ins',
      responseSchema: asResponse(async () => (await contract()).signInsSchema),
    }),
    getMyData: build.query<MyData, void>({
      query: () => 'my-data',
      responseSchema: asResponse(async () => (await contract()).myDataSchema),
    }),
    getDataDeleted: build.query<DataDeleted, string>({
      query: (done) => ({ url: 'my-data/deleted', params: { done } }),
      responseSchema: asResponse(async () => (await contract()).dataDeletedSchema),
    }),
    getViewedCars: build.query<ViewedCarCards, string>({
      query: (ids) => `viewed-cars?ids=${encodeURIComponent(ids)}`,
      responseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/account/viewed-cars.contract')).viewedCarsSchema,
      ),
    }),
    requestCode: build.mutation<object, { phone_number?: string }>({
      query: (body) => ({ url: 'sign-in/code', method: 'POST', body }),
    }),
    verifyCode: build.mutation<Session, { phone_number?: string; code: string }>({
      query: (body) => ({ url: 'sign-in/verify', method: 'POST', body }),
      responseSchema: sessionAnswer,
    }),
    signOut: build.mutation<Session, void>({
      query: () => ({ url: 'sign-out', method: 'POST', body: {} }),
      responseSchema: sessionAnswer,
    }),
    saveCar: build.mutation<{ success: boolean }, SavedCar>({
      query: (body) => ({ url: 'watchlist/save-car', method: 'POST', body }),
    }),
    saveCars: build.mutation<SaveCarsAnswer, { phone_number: string; car_ids: string[] }>({
      query: (body) => ({ url: 'watchlist/save-cars', method: 'POST', body }),
      responseSchema: asResponse(async () => (await contract()).saveCarsAnswerSchema),
    }),
    removeCar: build.mutation<{ success: boolean }, SavedCar>({
      query: (body) => ({ url: 'watchlist/remove-car', method: 'POST', body }),
    }),
  }),
});
