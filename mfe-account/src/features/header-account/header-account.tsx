import { useRemoteConfig } from '@shared-kit/runtime/site-context';
import { bus } from '@shared-kit/runtime/bus';
import Heart from 'lucide-react/icons/heart';
import User from 'lucide-react/icons/user';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { AccountConfig } from '../../account-config';
import { useAccountEvents, useWatchlist } from '../../saving/use-watchlist';
import * as s from './header-account.module.css';

/** In the header: the way to the saved cars with their count, or to the sign-in. */
export function HeaderAccount() {
  useAccountEvents();
  const { phone, entries } = useWatchlist();
  const count = useCount(entries.length);
  const { watchlist_name: name } = useRemoteConfig<AccountConfig>('mfe-account');
  const { pathname, search } = useLocation();

  if (phone === null) {
    const here = pathname === '/sign-in' ? '/' : pathname + search;
    const fields = new URLSearchParams({ type: 'account', redirect: here, back: here });
    return (
      <a href={`/sign-in?${fields.toString()}`} className={s.account}>
        <User aria-hidden />
        <span className={s.word}>Sign in</span>
      </a>
    );
  }
  return (
    <a href="/watchlist" className={s.account}>
      <Heart aria-hidden />
      <span className={s.word}>{name}</span>
      {count > 0 && (
        <span className={s.count}>
          {count}
          <span className="visually-hidden"> {count === 1 ? 'car' : 'cars'}</span>
        </span>
      )}
    </a>
  );
}

/** The number of saved cars: what the list says, or, until it says something else, what somebody said since. */
function useCount(listed: number): number {
  const [told, setTold] = useState<{ count: number; after: number } | null>(null);
  useEffect(() => bus.on('watchlist:changed', ({ count }) => setTold({ count, after: listed })), [listed]);
  return told?.after === listed ? told.count : listed;
}
