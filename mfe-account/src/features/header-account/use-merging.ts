import { WATCHLIST_LIMIT } from '@shared-kit/domain/account/watchlist-limit';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useFavourites } from '../../favourites/use-favourites';
import { useMergeFavourites } from '../../favourites/use-merge-favourites';
import { useWatchlist } from '../../saving/use-watchlist';

/**
 * Whenever somebody is signed in, this browser's favourites join their list: after a sign-in, and on the next page where
 * the last try failed. A list that is full is left alone until it has room.
 */
export function useMerging(): void {
  const { phone, entries, isListKnown } = useWatchlist();
  const hasFavourites = useFavourites().length > 0;
  const merge = useMergeFavourites();
  const { pathname } = useLocation();
  const isDue = isListKnown && hasFavourites && entries.length < WATCHLIST_LIMIT;
  useEffect(() => {
    if (isDue && phone !== null) void merge(phone);
  }, [isDue, phone, merge, pathname]);
}
