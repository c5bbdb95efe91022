import type { Watchlist } from '@shared-kit/contracts/account/account.contract';
import type { Problem } from '@shared-kit/contracts/http/problem.contract';
import { WATCHLIST_PATH } from '@shared-kit/domain/account/account-paths';
import { useEmit } from '@shared-kit/runtime/remote-origin';
import { useCallback } from 'react';
import { asProblem } from '@shared-kit/runtime/as-problem';
import { accountApi } from '../api/account.api';
import { askWatchlist } from './ask-anew';
import { useAccountDispatch } from './use-account-dispatch';

const { saveCar, removeCar } = accountApi.endpoints;

/** `carName` is empty where only the id is known: it is saved then, and the list knows it. */
type Change = { carId: string; carName: string; phone: string; saved: boolean };

/**
 * Saves a car or takes it off the list, and tells everybody: a toast, the count, analytics (S8-03).
 * Resolves with what stopped it, if anything did.
 */
export function useSaving() {
  const dispatch = useAccountDispatch();
  const emit = useEmit();
  return useCallback(
    async ({ carId, carName, phone, saved }: Change): Promise<Problem | null> => {
      const body = { phone_number: phone, car_id: carId };
      const { error } = await dispatch(saved ? saveCar.initiate(body) : removeCar.initiate(body));
      const problem = asProblem(error);
      if (problem) return problem;

      // The list as the server has it now: another tab or device may have changed it too.
      const { data } = await askWatchlist(dispatch);
      const name = carName || listedName(data, carId);
      if (data) emit('watchlist:changed', { carId, saved, count: data.entries.length });
      emit('toast:show', {
        title: saved ? 'Car Saved In Watchlist' : 'Car Removed',
        description: saved ? `${name} is now available in your watchlist` : `${name} is no longer in your watchlist`,
        action: { label: 'View List', href: WATCHLIST_PATH },
      });
      if (saved) emit('analytics:tracked', { eventId: 39, carId });
      return null;
    },
    [dispatch, emit],
  );
}

function listedName(list: Watchlist | undefined, carId: string): string {
  return list?.entries.find(({ id }) => id === carId)?.car.name ?? 'It';
}

/** What a shopper is told when the list could not be changed. */
export function sentenceFor({ code }: Problem, carName: string): string {
  if (code === 'conflict') return `${carName} cannot be saved. It may have been sold, or your list is full.`;
  if (code === 'rate_limited') return 'That was a lot at once. Please wait a minute and try again.';
  return 'Your watchlist could not be changed. Please try again.';
}
