import { accountApi } from '../api/account.api';
import type { AccountDispatch } from './use-account-dispatch';

const { getSession, getWatchlist } = accountApi.endpoints;
const anew = { subscribe: false, forceRefetch: true } as const;

// An answer that is on its way was asked for before whatever made this necessary, and RTK Query asks one question at a
// time: it is waited for, then asked again.

/** The session as the server has it now. */
export async function askSession(dispatch: AccountDispatch) {
  await dispatch(accountApi.util.getRunningQueryThunk('getSession', undefined));
  return dispatch(getSession.initiate(undefined, anew));
}

/** The watchlist as the server has it now. */
export async function askWatchlist(dispatch: AccountDispatch) {
  await dispatch(accountApi.util.getRunningQueryThunk('getWatchlist', undefined));
  return dispatch(getWatchlist.initiate(undefined, anew));
}
