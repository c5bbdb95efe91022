import { bus } from '@shared-kit/runtime/bus';
import { useEffect } from 'react';
import { accountApi } from '../api/account.api';
import { useAccountDispatch } from './use-saving';

const { getSession, getWatchlist } = accountApi.endpoints;

/**
 * Who is signed in and what they have saved, as far as it is known. On the server and in the first render of
 * the browser nobody is: pages are the same for everyone.
 */
export function useWatchlist() {
  const session = getSession.useQuery();
  const phone = session.data?.user?.phone ?? null;
  const { data } = getWatchlist.useQuery(undefined, { skip: phone === null });
  const entries = phone === null ? [] : (data?.entries ?? []);
  return { phone, entries, isListKnown: phone !== null && data !== undefined };
}

const anew = { subscribe: false, forceRefetch: true } as const;

/**
 * Keeps what this tab knows true to what others say: another tab, another part of the page. An answer that is on its way
 * was asked for before the news: it is waited for, then asked again.
 */
export function useAccountEvents(): void {
  const dispatch = useAccountDispatch();
  useEffect(() => {
    const askSession = async () => {
      await dispatch(accountApi.util.getRunningQueryThunk('getSession', undefined));
      await dispatch(getSession.initiate(undefined, anew));
    };
    const askWatchlist = async () => {
      await dispatch(accountApi.util.getRunningQueryThunk('getWatchlist', undefined));
      await dispatch(getWatchlist.initiate(undefined, anew));
    };
    const leaveWatchlist = bus.on('watchlist:changed', ({ carId, saved }) => {
      const known = dispatch((_, getState) => getWatchlist.select()(getState()).data);
      const isKnown = known?.entries.some(({ id }) => id === carId) ?? false;
      if (isKnown !== saved) void askWatchlist();
    });
    const leaveSession = bus.on('session:changed', ({ signedIn }) => {
      void askSession();
      if (signedIn) void askWatchlist();
    });
    return () => {
      leaveWatchlist();
      leaveSession();
    };
  }, [dispatch]);
}
