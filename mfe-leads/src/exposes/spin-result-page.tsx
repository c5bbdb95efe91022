import type { PageModule } from '@shared-kit/runtime/remote-module';
import { choicesApi } from '../api/choices.api';
import { verdictOf } from '../links/verdict-of';

export { SpinResultPage as Component } from '../features/spin/spin-result-page';
export const apis: PageModule['apis'] = [choicesApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch, params }) => {
  return verdictOf(await dispatch(choicesApi.endpoints.getSpin.initiate(params['token'] ?? '', { subscribe: false })));
};
