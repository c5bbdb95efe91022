import type { Session } from '@shared-kit/contracts/account/account.contract';
import { useEmit } from '@shared-kit/runtime/remote-origin';
import { useSite } from '@shared-kit/runtime/site-context';
import { useNavigate } from 'react-router';
import { accountApi } from '../../api/account.api';
import { changeFavourites, readFavourites } from '../../favourites/favourites-storage';
import { useMergeFavourites } from '../../favourites/use-merge-favourites';
import { takePendingSave } from '../../saving/pending-save';
import type { PendingSave } from '../../saving/pending-save';
import { sentenceFor, useSaving } from '../../saving/use-saving';
import { useAccountDispatch } from '../../saving/use-account-dispatch';

/**
 * Tells the page who is signed in, saves the car that was waiting for it (S4-30) and what this browser keeps, and
 * leads back.
 */
export function useFinish(redirect: string) {
  const site = useSite();
  const emit = useEmit();
  const navigate = useNavigate();
  const dispatch = useAccountDispatch();
  const change = useSaving();
  const merge = useMergeFavourites();

  async function save(pending: PendingSave, phone: string) {
    const problem = await change({ ...pending, phone, saved: true });
    if (problem) emit('toast:show', { title: sentenceFor(problem, pending.carName) });
  }

  return async (session: Session) => {
    const pending = takePendingSave(site.slug, redirect);
    const isAmongOthers = pending !== null && joinFavourites(site.slug, pending);
    await dispatch(accountApi.util.upsertQueryData('getSession', undefined, session));
    emit('session:changed', { signedIn: true });
    if (session.user) {
      if (isAmongOthers) emit('analytics:tracked', { eventId: 39, carId: pending.carId });
      else if (pending) await save(pending, session.user.phone);
      await merge(session.user.phone);
    }
    // A browser carries the place within the page (`#finance-form`) along a redirect to here; the server never sees it.
    await navigate(redirect.includes('#') ? redirect : redirect + window.location.hash, { replace: true });
  };
}

/** Where favourites wait too, the car goes with them: one call, and one message that speaks of all. */
function joinFavourites(site: string, { carId: id, carName: name, path }: PendingSave): boolean {
  if (readFavourites(site).length === 0) return false;
  const car = { id, name, slug: path.replace(/^.*\//, ''), make: '', model: '', primary_image_url: null };
  return changeFavourites(site, (kept) => (kept.some((other) => other.id === id) ? kept : [car, ...kept]));
}
