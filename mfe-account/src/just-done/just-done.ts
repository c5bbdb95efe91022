import type { DoneAct } from '@shared-kit/contracts/account/account.contract';
import { FormResultContext } from '@shared-kit/runtime/form-result';
import type { PrefetchContext } from '@shared-kit/runtime/remote-module';
import { use } from 'react';
import { useSearchParams } from 'react-router';
import { justDoneApi } from '../api/just-done.api';

const doneIn = (query: URLSearchParams) => query.get('done') ?? '';

/**
 * What a shopper has just done, for the page that follows to say so; null of an address that somebody only opened, and on
 * a page that answers a refused form: its address is still the one of what was done before.
 */
export function useJustDone(): DoneAct | null {
  const done = doneIn(useSearchParams()[0]);
  const isRefused = use(FormResultContext) !== null;
  const { data } = justDoneApi.endpoints.getJustDone.useQuery(done, { skip: done === '' || isRefused });
  return (!isRefused && data?.act) || null;
}

/** Asks for it along with the page; nothing where its address says nothing. */
export async function prefetchJustDone({ dispatch, url }: PrefetchContext): Promise<void> {
  const done = doneIn(url.searchParams);
  if (done !== '') await dispatch(justDoneApi.endpoints.getJustDone.initiate(done, { subscribe: false }));
}
