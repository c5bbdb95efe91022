import type { PrefetchContext } from '@shared-kit/runtime/remote-module';
import { shellApi } from '../api/shell.api';
import type { ResolvedRoute } from '../page-payload';
import type { AppStore } from '../store';

/** Fetches what the essentials of a page show. A failure only leaves them barer. */
export async function prefetchEssentials(
  kind: ResolvedRoute['essentials'],
  { dispatch, params }: PrefetchContext,
  app: AppStore,
): Promise<void> {
  app.addApis([shellApi]);
  if (kind !== 'vehicle' || !params['slug']) return;
  await dispatch(shellApi.endpoints.getCar.initiate(params['slug'], { subscribe: false }));
}
