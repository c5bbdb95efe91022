import type { PrefetchContext } from '@shared-kit/runtime/remote-module';
import { shellApi } from '../api/shell.api';
import type { AppStore } from '../store';
import type { EssentialsKind } from './essentials-of';

/**
 * Fetches what the essentials of a page show. A failure only leaves them barer.
 *
 * @returns the status of a page that is these essentials: the vehicle is there, or it is gone, or the content is missing.
 */
export async function prefetchEssentials(
  kind: EssentialsKind,
  { dispatch, params, url }: PrefetchContext,
  app: AppStore,
): Promise<200 | 404 | 410 | 503> {
  app.addApis([shellApi]);
  if (kind === 'sent') {
    await prefetchSentForm(url, dispatch, app);
    return 200;
  }
  let status: 404 | 410 | 503 = 503;
  if (kind === 'vehicle' && params['slug']) {
    const { data: car, error } = await dispatch(
      shellApi.endpoints.getCar.initiate(params['slug'], { subscribe: false }),
    );
    // A vehicle says whose it is; without one the form asks.
    if (car) return 200;
    if (error && 'code' in error) status = STATUS_OF[error.code ?? ''] ?? status;
  }
  await prefetchPlaces(dispatch, app);
  return status;
}

const STATUS_OF: Readonly<Partial<Record<string, 404 | 410>>> = { not_found: 404, gone: 410 };

/** Fetches what the shell's own form has to choose from where no vehicle says whose question it is. */
export async function prefetchPlaces(dispatch: PrefetchContext['dispatch'], app: AppStore): Promise<void> {
  app.addApis([shellApi]);
  await dispatch(shellApi.endpoints.getDealerships.initiate(undefined, { subscribe: false }));
}

/** Fetches what the page that thanks has to thank for, by the proof in its address. */
export async function prefetchSentForm(url: URL, dispatch: PrefetchContext['dispatch'], app: AppStore): Promise<void> {
  app.addApis([shellApi]);
  const proof = url.searchParams.get('sent');
  if (proof) await dispatch(shellApi.endpoints.getSentForm.initiate(proof, { subscribe: false }));
}
