import type { SaveCarsAnswer } from '@shared-kit/contracts/account/account.contract';
import type { PageSite } from '@shared-kit/contracts/site/site-config.contract';
import { countedText, siteText } from '@shared-kit/domain/text/site-text';
import { WATCHLIST_PATH } from '@shared-kit/domain/account/account-paths';
import type { EventPayload } from '@shared-kit/events/events';
import { asProblem } from '@shared-kit/runtime/as-problem';
import type { useEmit } from '@shared-kit/runtime/remote-origin';
import { accountApi } from '../api/account.api';
import { askSession, askWatchlist } from '../saving/ask-anew';
import type { AccountDispatch } from '../saving/use-account-dispatch';
import { inTurn } from './in-turn';
import { changeFavourites, readFavourites } from './favourites-storage';
import type { Favourite } from './favourites-storage';

const { saveCars } = accountApi.endpoints;

/** How long a message with refusals stays, in milliseconds: it is longer to read. */
const LONG_MS = 12_000;

type Merge = {
  site: PageSite;
  phone: string;
  dispatch: AccountDispatch;
  emit: ReturnType<typeof useEmit>;
};

/** All in one call, which may be sent again: the server keeps each car once. */
export function mergeFavourites({ site, phone, dispatch, emit }: Merge): Promise<void> {
  return inTurn(site.slug, async () => {
    // Another tab may have been here first.
    const cars = readFavourites(site.slug);
    if (cars.length === 0) return;
    const asked = { phone_number: phone, car_ids: cars.map(({ id }) => id) };
    const { data, error } = await dispatch(saveCars.initiate(asked));
    if (asProblem(error)?.code === 'unauthenticated') await askSession(dispatch);
    if (!data) return;

    const { data: list } = await askWatchlist(dispatch);
    const settled = new Set([...data.saved, ...data.gone]);
    changeFavourites(site.slug, (kept) => kept.filter(({ id }) => !settled.has(id)));
    const [latest] = data.saved;
    if (list && latest) emit('watchlist:changed', { carId: latest, saved: true, count: list.entries.length });
    emit('toast:show', wordsFor(site, cars, data));
  });
}

/** What became of the cars (S8-03), those by name that could not be saved. */
function wordsFor(
  site: PageSite,
  cars: readonly Favourite[],
  { saved, gone, full }: SaveCarsAnswer,
): EventPayload<'toast:show'> {
  const names = (ids: readonly string[]) => namesOf(cars.filter(({ id }) => ids.includes(id)));
  const sentences = [
    saved.length === 1 && `${names(saved)} is now available in your watchlist.`,
    saved.length > 1 && `${countedText(site, saved.length)} are now available in your watchlist.`,
    gone.length > 0 && `Sold, or no longer listed: ${names(gone)}.`,
    full.length > 0 && `Your list is full. Kept in this browser only: ${names(full)}.`,
  ].filter((sentence) => sentence !== false);
  return {
    title:
      ['Not Saved In Watchlist', 'Car Saved In Watchlist'][saved.length] ?? siteText(site, 'Cars Saved In Watchlist'),
    description: sentences.length === 1 ? sentences.join('').replace(/\.$/, '') : sentences.join(' '),
    action: { label: 'View List', href: WATCHLIST_PATH },
    ...(gone.length + full.length > 0 && { durationMs: LONG_MS }),
  };
}

/** The first two by name, the others by number. */
function namesOf(cars: readonly Favourite[]): string {
  const named = cars.slice(0, 2).map(({ name }) => name);
  const others = cars.length - named.length;
  return others > 0 ? `${named.join(', ')} and ${others} more` : named.join(' and ');
}
