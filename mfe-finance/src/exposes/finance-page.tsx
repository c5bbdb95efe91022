import type { PageModule } from '@shared-kit/runtime/remote-module';
import { financeApi } from '../api/finance.api';

export { FinancePage as Component } from '../features/calculator/finance-page';
export const apis: PageModule['apis'] = [financeApi];

/** The car whose price is calculated with. */
export const prefetch: PageModule['prefetch'] = async ({ dispatch, url }) => {
  const named = url.searchParams.get('car_id');
  if (named) await dispatch(financeApi.endpoints.getCar.initiate(named, { subscribe: false }));
};
