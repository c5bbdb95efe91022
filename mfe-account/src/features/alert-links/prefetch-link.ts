import type { PageModule } from '@shared-kit/runtime/remote-module';
import { alertLinksApi } from '../../api/alert-links.api';

/** Always asked anew: what a link is for may have been done a moment ago, also by another program than this browser. */
export const prefetchLink: PageModule['prefetch'] = async ({ dispatch, params }) => {
  await dispatch(
    alertLinksApi.endpoints.getAlertLink.initiate(params['token'] ?? '', { subscribe: false, forceRefetch: true }),
  );
};
