import { bus } from '@shared-kit/runtime/bus';
import { useEffect } from 'react';
import { accountApi } from '../api/account.api';
import { askSession, askWatchlist } from './ask-anew';
import { useAccountDispatch } from './use-account-dispatch';

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
  return { phone, entries, isKnown: session.data !== undefined, isListKnown: phone !== null && data !== undefined };
}

/** Keeps what this tab knows true to what others say: another tab, another part of the page. */
export function useAccountEvents(): void {
  const dispatch = useAccountDispatch();
  useEffect(() => {
    const leaveWatchlist = bus.on('watchlist:changed', ({ carId, saved }) => {
      const known = dispatch((_, getState) => getWatchlist.select()(getState()).data);
      const isKnown = known?.entries.some(({ id }) => id === carId) ?? false;
      if (isKnown !== saved) void askWatchlist(dispatch);
    });
    const leaveSession = bus.on('session:changed', ({ signedIn }) => {
      void askSession(dispatch);
      if (signedIn) void askWatchlist(dispatch);
    });
    return () => {
      leaveWatchlist();
      leaveSession();
    };
  }, [dispatch]);
}
