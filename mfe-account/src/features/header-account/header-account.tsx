import { siteText } from '@shared-kit/domain/text/site-text';
import { SIGN_IN_PATH, signInPath } from '@shared-kit/domain/account/sign-in-path';
import { WATCHLIST_PATH } from '@shared-kit/domain/account/account-paths';
import { useRemoteConfig, useSite } from '@shared-kit/runtime/site-context';
import { bus } from '@shared-kit/runtime/bus';
import Heart from 'lucide-react/icons/heart';
import User from 'lucide-react/icons/user';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useFavourites } from '../../favourites/use-favourites';
import { useMarkSignedIn } from '../../saving/use-mark-signed-in';
import { useAccountEvents, useWatchlist } from '../../saving/use-watchlist';
import * as s from './header-account.module.css';
import { useLeaveWhenSignedOut } from './use-leave-when-signed-out';
import { useMerging } from './use-merging';

/** In the header: the way to the saved cars with their count, those of this browser among them, or to the sign-in. */
export function HeaderAccount() {
  useAccountEvents();
  useMerging();
  useMarkSignedIn();
  useLeaveWhenSignedOut();
  const site = useSite();
  const { phone, entries } = useWatchlist();
  const here = useFavourites().filter(({ id }) => !entries.some((entry) => entry.id === id)).length;
  const count = useCount(phone, entries.length) + here;
  const { watchlist_name: name } = useRemoteConfig('mfe-account');
  const { pathname, search } = useLocation();

  // The sign-in lists what this browser keeps, and the watchlist has it afterwards.
  const back = pathname === SIGN_IN_PATH ? '/' : pathname + search;

  if (phone === null && count === 0) {
    return (
      <a href={signInPath({ type: 'account', redirect: back, back })} className={s.account}>
        <User aria-hidden />
        <span className={s.word}>Sign in</span>
      </a>
    );
  }
  return (
    <a
      href={phone === null ? signInPath({ type: 'watchlist', redirect: WATCHLIST_PATH, back }) : WATCHLIST_PATH}
      className={s.account}
    >
      <Heart aria-hidden />
      <span className={s.word}>{siteText(site, name)}</span>
      {count > 0 && (
        <span className={s.count}>
          {count}
          <span className="visually-hidden"> {siteText(site, count === 1 ? 'car' : 'cars')}</span>
        </span>
      )}
    </a>
  );
}

/** The number of saved cars: what the list says, or, until it or who is signed in changes, what somebody said since. */
function useCount(phone: string | null, listed: number): number {
  const list = `${phone} ${listed}`;
  const [told, setTold] = useState<{ count: number; after: string } | null>(null);
  useEffect(() => bus.on('watchlist:changed', ({ count }) => setTold({ count, after: list })), [list]);
  // Forgotten then, not only passed over: a list that is empty again is as long as one that was empty before.
  if (told && told.after !== list) setTold(null);
  return told?.after === list ? told.count : listed;
}
