import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { stockAsked, stockAtApi } from '../api/stock-at.api';

export { ContentStock as Component } from '../features/content-stock/content-stock';
export const apis: WidgetModule['apis'] = [stockAtApi];

export const prefetch: WidgetModule<'content.stock'>['prefetch'] = ({ dispatch, placed = [] }) =>
  Promise.all(
    placed.map(({ search, count }) =>
      dispatch(stockAtApi.endpoints.stockAt.initiate(stockAsked(search, count), { subscribe: false })),
    ),
  );
