import type { PageModule } from '@shared-kit/runtime/remote-module';
import { accountApi } from '../api/account.api';
import { passkeysApi } from '../api/passkeys.api';

export { YourDataPage as Component } from '../features/your-data/your-data-page';
export const apis: PageModule['apis'] = [accountApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch }) => {
  const anew = { subscribe: false, forceRefetch: true } as const;
  await Promise.all([
    dispatch(accountApi.endpoints.getSignIns.initiate(undefined, anew)),
    dispatch(passkeysApi.endpoints.getMyPasskeys.initiate(undefined, anew)),
    dispatch(accountApi.endpoints.getMyData.initiate(undefined, anew)),
  ]);
};
