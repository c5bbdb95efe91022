import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { accountApi } from '../api/account.api';

/**
 * Once nobody is signed in any more, by another tab or another device, the page is asked for anew: its gate leads to the
 * sign-in, and from there back to here. Nothing of a shopper's own stays on the screen of who comes after them.
 */
export function useLeaveWhenSignedOut(): void {
  const { data: session } = accountApi.endpoints.getSession.useQueryState();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isOut = session?.user === null;
  useEffect(() => {
    if (isOut) void navigate(pathname + search, { replace: true });
  }, [isOut, pathname, search, navigate]);
}
