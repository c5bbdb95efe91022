import { countedText, siteText } from '@shared-kit/domain/text/site-text';
import { WATCHLIST_LIMIT } from '@shared-kit/domain/account/watchlist-limit';
import { vehiclePath } from '@shared-kit/domain/vehicle/vehicle-path';
import { WATCHLIST_PATH } from '@shared-kit/domain/account/account-paths';
import { useEmit } from '@shared-kit/runtime/remote-origin';
import { useSite } from '@shared-kit/runtime/site-context';
import { signInLink } from '../saving/sign-in-link';
import { changeFavourites, readFavourites } from './favourites-storage';
import type { Favourite } from './favourites-storage';

const VIEW_LIST = { label: 'View List', href: WATCHLIST_PATH };

/** Keeps a car in this browser, or lets it go, and says so: at once, whether or not anybody is signed in. */
export function useKeepFavourite() {
  const shop = useSite();
  const site = shop.slug;
  const emit = useEmit();

  function keep(car: Favourite) {
    const others = readFavourites(site).filter(({ id }) => id !== car.id);
    if (others.length >= WATCHLIST_LIMIT) {
      const description = `${countedText(shop, WATCHLIST_LIMIT)} are kept in this browser. Remove one to save ${car.name}.`;
      return emit('toast:show', { title: 'Your list is full', description, action: VIEW_LIST });
    }
    if (!changeFavourites(site, () => [car, ...others])) return toastNotKept(car);
    emit('toast:show', {
      title: siteText(shop, 'Car Saved'),
      description: `${car.name} is kept in this browser`,
      action: VIEW_LIST,
    });
    emit('analytics:tracked', { eventId: 39, carId: car.id });
  }

  function letGo({ id, name }: Favourite) {
    if (!changeFavourites(site, (cars) => cars.filter((car) => car.id !== id))) return;
    emit('toast:show', {
      title: 'Car Removed',
      description: `${name} is no longer kept in this browser`,
      action: VIEW_LIST,
    });
  }

  /** Where nothing can be kept here, the sign-in is the way: the car is saved after it. */
  function toastNotKept({ id, name, slug }: Favourite) {
    emit('toast:show', {
      title: siteText(shop, 'This browser cannot keep the car'),
      description: `Its storage is full or switched off. Sign in to save ${name}.`,
      action: { label: 'Sign in', href: signInLink(vehiclePath(slug), id) },
    });
  }

  return { keep, letGo };
}
