import type { SlotProps } from '@shared-kit/contracts/release/slots.contract';
import { useRemoteConfig, useSite } from '@shared-kit/runtime/site-context';
import { useEffect, useRef } from 'react';
import { changeFavourites } from '../../favourites/favourites-storage';
import type { Favourite } from '../../favourites/favourites-storage';
import { useIsFavourite } from '../../favourites/use-favourites';
import { useKeepFavourite } from '../../favourites/use-keep-favourite';
import { askSession } from '../../saving/ask-anew';
import { useAccountDispatch } from '../../saving/use-account-dispatch';
import { useToggle } from '../../saving/use-toggle';
import { useWatchlist } from '../../saving/use-watchlist';
import { useFormerHeart } from './use-former-heart';

type CardProps = SlotProps['results.card-actions'];

/**
 * What the heart shows and does. A favourite: kept in this browser without asking who is there, and on the
 * watchlist of who is signed in. Where a site has it so, the watchlist's control.
 */
export function useHeart(props: CardProps) {
  const site = useSite();
  const isLocal = useRemoteConfig('mfe-account').favourites === 'browser';
  const car = favouriteOf(props);
  const { phone, entries } = useWatchlist();
  const isFavourite = useIsFavourite(car.id) && isLocal;
  const { keep, letGo } = useKeepFavourite();
  const dispatch = useAccountDispatch();
  const { busy, wanted, toggle } = useToggle(
    { carId: car.id, carName: car.name, path: props.path ?? '' },
    isLocal ? keepInstead : undefined,
  );

  /** The sign-in has ended and nobody had noticed: what was to be saved is kept here meanwhile. */
  async function keepInstead() {
    keep(car);
    await askSession(dispatch);
  }

  const { heart, wasPressed } = useFormerHeart(car.id);
  const isTaken = useRef(false);
  useEffect(() => {
    // Pressed before this script was there, it was answered without a word, and kept with less than is known here.
    if (!wasPressed || isTaken.current) return;
    isTaken.current = true;
    keep(car);
  });

  const saved = wanted ?? (isFavourite || entries.some(({ id }) => id === car.id));
  function press() {
    if (isLocal && phone === null) return saved ? letGo(car) : keep(car);
    if (saved) changeFavourites(site.slug, (cars) => cars.filter(({ id }) => id !== car.id));
    void toggle(!saved);
  }
  return { saved, busy, isToggle: isLocal || phone !== null, press, heart };
}

/** Pages of an older release say less of a car. */
function favouriteOf({ carId, carName = '', path = '', slug, make = '', model = '', imageUrl }: CardProps): Favourite {
  const named = { id: carId, name: carName, slug: slug ?? path.replace(/^.*\//, ''), make, model };
  return { ...named, primary_image_url: imageUrl ?? null };
}
