import { slugPath } from '@shared-kit/domain/search/slug-path';
import type { PageModule } from '@shared-kit/runtime/remote-module';
import { modelsApi } from '../api/models.api';
import { stockQuery } from '../features/models/stock-query';

export { ModelPage as Component } from '../pages/model-page/model-page';
export const apis: PageModule['apis'] = [modelsApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch, params, url }) => {
  const slug = params['model'] ?? '';
  const modelOf = (name: string) => dispatch(modelsApi.endpoints.getModel.initiate(name, { subscribe: false }));
  const { data, error } = await modelOf(slug);
  if (data) await dispatch(modelsApi.endpoints.searchStock.initiate(stockQuery(data), { subscribe: false }));
  if (!error || !('code' in error) || error.code !== 'not_found') return {};
  const spelt = slugPath(url.pathname);
  return spelt !== null && (await modelOf(spelt.split('/')[2] ?? '')).isSuccess
    ? { redirect: spelt + url.search, isPermanent: true }
    : { status: 404 };
};
