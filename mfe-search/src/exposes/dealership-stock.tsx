import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { stockOfApi } from '../api/stock-of.api';

export { DealershipStock as Component } from '../features/dealership-stock/dealership-stock';
export const apis: WidgetModule['apis'] = [stockOfApi];

export const prefetch: WidgetModule['prefetch'] = async ({ dispatch, params }) => {
  const { dealershipAt, stockOf } = stockOfApi.endpoints;
  const { data: dealership } = await dispatch(dealershipAt.initiate(params['slug'] ?? '', { subscribe: false }));
  return dealership && dispatch(stockOf.initiate(dealership, { subscribe: false }));
};
