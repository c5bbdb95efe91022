import { signedInKey } from '@shared-kit/domain/form/signed-in-key';
import { useSite } from '@shared-kit/runtime/site-context';
import { useEffect } from 'react';
import { askSession } from './ask-anew';
import { useAccountDispatch } from './use-account-dispatch';
import { useWatchlist } from './use-watchlist';

/**
 * Keeps in the browser that somebody is signed in, not who: a page loads what shows it before they touch anything
 * (runtime/first-use), which it spares everybody else. Where another tab finds that this has changed, however it came to be
 * (a plain form tells nobody), this one asks who is signed in now.
 */
export function useMarkSignedIn(): void {
  const { slug } = useSite();
  const { phone, isKnown } = useWatchlist();
  const dispatch = useAccountDispatch();
  useEffect(() => {
    const look = ({ key }: StorageEvent) => {
      if (key === signedInKey(slug)) void askSession(dispatch);
    };
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, [slug, dispatch]);
  useEffect(() => {
    if (!isKnown) return;
    try {
      if (phone === null) localStorage.removeItem(signedInKey(slug));
      else localStorage.setItem(signedInKey(slug), '1');
    } catch {
      // A browser that refuses to store shows it with the first touch.
    }
  }, [slug, phone, isKnown]);
}
