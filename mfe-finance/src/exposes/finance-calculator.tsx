import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { financeApi } from '../api/finance.api';

export { CarCalculator as Component } from '../features/car-calculator/car-calculator';
export const apis: WidgetModule['apis'] = [financeApi];

export const prefetch: WidgetModule['prefetch'] = async ({ dispatch, params }) => {
  await dispatch(financeApi.endpoints.getEstimate.initiate(params['slug'] ?? '', { subscribe: false }));
};
