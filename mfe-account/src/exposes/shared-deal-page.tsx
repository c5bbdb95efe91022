import { asProblem } from '@shared-kit/runtime/as-problem';
import type { PageModule } from '@shared-kit/runtime/remote-module';
import { accountApi } from '../api/account.api';

export { SharedDealPage as Component } from '../features/deal/shared-deal-page';
export const apis: PageModule['apis'] = [accountApi];

/** Always asked anew: its owner may have removed it. An API that does not answer says nothing about the link. */
export const prefetch: PageModule['prefetch'] = async ({ dispatch, params }) => {
  const { error } = await dispatch(
    accountApi.endpoints.getSharedDeal.initiate(params['token'] ?? '', { subscribe: false, forceRefetch: true }),
  );
  const code = asProblem(error)?.code;
  if (code === 'gone') return { status: 410 };
  return code === 'not_found' || code === 'bad_request' ? { status: 404 } : {};
};
