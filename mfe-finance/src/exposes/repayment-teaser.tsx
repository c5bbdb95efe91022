import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { financeApi } from '../api/finance.api';

export { RepaymentTeaser as Component } from '../features/repayment-teaser/repayment-teaser';
export const apis: WidgetModule['apis'] = [financeApi];

export const prefetch: WidgetModule['prefetch'] = async ({ dispatch, params }) => {
  await dispatch(financeApi.endpoints.getEstimate.initiate(params['slug'] ?? '', { subscribe: false }));
};
