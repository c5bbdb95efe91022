import { OWN_PAGES } from '@shared-kit/domain/account/own-pages';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useWatchlist } from '../../saving/use-watchlist';

/**
 * Once nobody is signed in any more, by another tab or another device, a page of a shopper's own is asked for anew: its gate
 * leads to the sign-in, and from there back to here. Nothing of theirs stays on the screen of who comes after them.
 */
export function useLeaveWhenSignedOut(): void {
  const { phone, isKnown } = useWatchlist();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isOut = isKnown && phone === null && OWN_PAGES.some(({ path }) => path === pathname);
  useEffect(() => {
    if (isOut) void navigate(pathname + search, { replace: true });
  }, [isOut, pathname, search, navigate]);
}
