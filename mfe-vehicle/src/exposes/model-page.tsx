import type { PageModule } from '@shared-kit/runtime/remote-module';
import { modelsApi } from '../api/models.api';
import { stockQuery } from '../features/models/stock-query';

export { ModelPage as Component } from '../pages/model-page/model-page';
export const apis: PageModule['apis'] = [modelsApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch, params }) => {
  const slug = params['model'] ?? '';
  const { data, error } = await dispatch(modelsApi.endpoints.getModel.initiate(slug, { subscribe: false }));
  if (data) await dispatch(modelsApi.endpoints.searchStock.initiate(stockQuery(data), { subscribe: false }));
  return error && 'code' in error && error.code === 'not_found' ? { status: 404 } : {};
};
