import type { PageModule } from '@shared-kit/runtime/remote-module';
import { choicesApi } from '../api/choices.api';

export { SpinResultPage as Component } from '../features/spin/spin-result-page';
export const apis: PageModule['apis'] = [choicesApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch, params }) => {
  const { data } = await dispatch(choicesApi.endpoints.getSpin.initiate(params['token'] ?? '', { subscribe: false }));
  return data ? undefined : { status: 404 };
};
