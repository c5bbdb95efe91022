import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { accountApi } from '../api/account.api';

type AccountState = Parameters<ReturnType<typeof accountApi.endpoints.getWatchlist.select>>[0];

/** The store's dispatch as this remote uses it. */
export function useAccountDispatch() {
  return useDispatch<ThunkDispatch<AccountState, unknown, UnknownAction>>();
}

export type AccountDispatch = ReturnType<typeof useAccountDispatch>;
