import type { Session } from '@shared-kit/contracts/account/account.contract';
import { useEmit } from '@shared-kit/runtime/remote-origin';
import { useSite } from '@shared-kit/runtime/site-context';
import { useNavigate } from 'react-router';
import { accountApi } from '../../api/account.api';
import { changeFavourites, readFavourites } from '../../favourites/favourites-storage';
import { useMergeFavourites } from '../../favourites/use-merge-favourites';
import { sentenceFor, useSaving } from '../../saving/use-saving';
import { useAccountDispatch } from '../../saving/use-account-dispatch';
import { noteSignIn } from '../../typed-again/typed-storage';
import type { SignInTarget } from './sign-in-target';

/**
 * Tells the page who is signed in, saves the car that the sign-in is for (S4-30) and what this browser keeps, and
 * leads back.
 */
export function useFinish({ redirect, save }: SignInTarget) {
  const site = useSite();
  const emit = useEmit();
  const navigate = useNavigate();
  const dispatch = useAccountDispatch();
  const change = useSaving();
  const merge = useMergeFavourites();

  async function saveAlone(carId: string, phone: string) {
    const problem = await change({ carId, carName: '', phone, saved: true });
    if (problem) emit('toast:show', { title: sentenceFor(problem, wordsOf(redirect)) });
  }

  return async (session: Session) => {
    const isAmongOthers = save !== undefined && joinFavourites(site.slug, save, redirect);
    await dispatch(accountApi.util.upsertQueryData('getSession', undefined, session));
    emit('session:changed', { signedIn: true });
    if (session.user) {
      if (isAmongOthers) emit('analytics:tracked', { eventId: 39, carId: save });
      else if (save) await saveAlone(save, session.user.phone);
      await merge(session.user.phone);
    }
    noteSignIn(site.slug);
    // A browser carries the place within the page (`#finance-form`) along a redirect to here; the server never sees it.
    await navigate(redirect.includes('#') ? redirect : redirect + window.location.hash, { replace: true });
  };
}

const slugIn = (path: string) => path.replace(/^.*\//, '');
/** What a car is called until its name is known. */
const wordsOf = (path: string) => slugIn(path).replaceAll('-', ' ');

/** Where favourites wait too, the car goes with them: one call, and one message that speaks of all. */
function joinFavourites(site: string, id: string, path: string): boolean {
  if (readFavourites(site).length === 0) return false;
  const car = { id, name: wordsOf(path), slug: slugIn(path), make: '', model: '', primary_image_url: null };
  return changeFavourites(site, (kept) => (kept.some((other) => other.id === id) ? kept : [car, ...kept]));
}
