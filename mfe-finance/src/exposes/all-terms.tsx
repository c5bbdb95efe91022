import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { assumptionApi } from '../api/assumption.api';

export { AllTerms as Component } from '../repayment-terms/all-terms';
export const apis: WidgetModule['apis'] = [assumptionApi];

export const prefetch: WidgetModule['prefetch'] = async ({ dispatch }) => {
  await dispatch(assumptionApi.endpoints.getAssumption.initiate(undefined, { subscribe: false }));
};
