import type { PageModule } from '@shared-kit/runtime/remote-module';
import { modelsApi } from '../api/models.api';

export { ModelsPage as Component } from '../pages/models-page/models-page';
export const apis: PageModule['apis'] = [modelsApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch, url }) => {
  const body = url.searchParams.get('body') ?? '';
  await dispatch(modelsApi.endpoints.getModels.initiate({ body }, { subscribe: false }));
};
