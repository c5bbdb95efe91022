import { signedInKey } from '@shared-kit/domain/form/signed-in-key';
import { useSite } from '@shared-kit/runtime/site-context';
import { useEffect, useRef } from 'react';
import { askSession } from './ask-anew';
import { useAccountDispatch } from './use-account-dispatch';
import { useWatchlist } from './use-watchlist';

/**
 * Keeps in the browser that somebody is signed in, not who: a page loads what shows it before they touch anything
 * (runtime/first-use), which it spares everybody else. Where another tab finds that this has changed, however it came to be
 * (a plain form tells nobody), this one asks who is signed in now. Once they have signed out, what this browser keeps of them
 * goes.
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
  // Of this tab: the mark may have gone by another one.
  const wasIn = useRef(false);
  useEffect(() => {
    if (!isKnown) return;
    try {
      const isOut = phone === null && (wasIn.current || localStorage.getItem(signedInKey(slug)) !== null);
      wasIn.current = phone !== null;
      if (isOut) void forget(slug);
      if (phone === null) localStorage.removeItem(signedInKey(slug));
      else localStorage.setItem(signedInKey(slug), '1');
    } catch {
      // A browser that refuses to store shows it with the first touch.
    }
  }, [slug, phone, isKnown]);
}

/** Whoever comes next finds nothing of the one who has signed out: what is any browser's own stays. */
async function forget(site: string): Promise<void> {
  const { forgetHere } = await import(/* webpackChunkName: 'on-demand-signed' */ '../forget/forget-here');
  forgetHere(site, ['shopper']);
}
