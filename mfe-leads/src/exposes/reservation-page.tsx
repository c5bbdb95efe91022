import type { PageModule } from '@shared-kit/runtime/remote-module';
import { choicesApi } from '../api/choices.api';

export { ReservationPage as Component } from '../features/checkout/reservation-page';
export const apis: PageModule['apis'] = [choicesApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch, params }) => {
  const { data } = await dispatch(
    choicesApi.endpoints.getReservation.initiate(params['token'] ?? '', { subscribe: false, forceRefetch: true }),
  );
  return data ? undefined : { status: 404 };
};
