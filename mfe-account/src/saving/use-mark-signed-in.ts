import { signedInKey } from '@shared-kit/domain/form/signed-in-key';
import { useSite } from '@shared-kit/runtime/site-context';
import { useEffect } from 'react';
import { useWatchlist } from './use-watchlist';

/**
 * Keeps in the browser that somebody is signed in, not who: a page loads what shows it before they touch anything
 * (runtime/first-use), which it spares everybody else.
 */
export function useMarkSignedIn(): void {
  const { slug } = useSite();
  const { phone, isKnown } = useWatchlist();
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
