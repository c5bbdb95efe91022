import { useEmit } from '@shared-kit/runtime/remote-origin';
import { useSite } from '@shared-kit/runtime/site-context';
import { useCallback } from 'react';
import { useAccountDispatch } from '../saving/use-account-dispatch';
import { readFavourites } from './favourites-storage';

const loadMerge = () => import(/* webpackChunkName: 'on-demand-signed' */ './merge-favourites');

/**
 * Puts this browser's favourites onto the watchlist of who has signed in, and lets them go here once the server
 * has them. What it did not take, or could not be asked for, stays: the next page asks again.
 */
export function useMergeFavourites() {
  const site = useSite();
  const dispatch = useAccountDispatch();
  const emit = useEmit();
  return useCallback(
    async (phone: string) => {
      if (readFavourites(site.slug).length === 0) return;
      const loaded = await loadMerge().catch(() => null);
      await loaded?.mergeFavourites({ site, phone, dispatch, emit });
    },
    [site, dispatch, emit],
  );
}
