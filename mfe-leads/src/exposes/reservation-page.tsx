import type { PageModule } from '@shared-kit/runtime/remote-module';
import { choicesApi } from '../api/choices.api';
import { verdictOf } from '../links/verdict-of';

export { ReservationPage as Component } from '../features/checkout/reservation-page';
export const apis: PageModule['apis'] = [choicesApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch, params }) => {
  return verdictOf(
    await dispatch(
      choicesApi.endpoints.getReservation.initiate(params['token'] ?? '', { subscribe: false, forceRefetch: true }),
    ),
  );
};
