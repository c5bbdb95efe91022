import type { PageModule } from '@shared-kit/runtime/remote-module';
import { accountApi } from '../api/account.api';

export { DataDeletedPage as Component } from '../features/your-data/data-deleted-page';
export const apis: PageModule['apis'] = [accountApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch, url }) => {
  const done = url.searchParams.get('done') ?? '';
  await dispatch(accountApi.endpoints.getDataDeleted.initiate(done, { subscribe: false, forceRefetch: true }));
};
