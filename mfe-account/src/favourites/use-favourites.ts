import { useSite } from '@shared-kit/runtime/site-context';
import { useSyncExternalStore } from 'react';
import { onFavouritesChange, readFavourites } from './favourites-storage';
import type { Favourite } from './favourites-storage';

const NONE: readonly Favourite[] = [];

/** What this browser keeps for the shopper; nothing on the server and while its HTML is taken over. */
export function useFavourites(): readonly Favourite[] {
  const { slug } = useSite();
  return useSyncExternalStore(
    onFavouritesChange,
    () => readFavourites(slug),
    () => NONE,
  );
}

/** Whether this car is among them. */
export function useIsFavourite(carId: string): boolean {
  const { slug } = useSite();
  return useSyncExternalStore(
    onFavouritesChange,
    () => readFavourites(slug).some(({ id }) => id === carId),
    () => false,
  );
}
