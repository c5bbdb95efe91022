import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { sessionOver } from '../api/session-over';
import * as s from './failed.module.css';

/** That the session has ended, and the way to a new one in a tab of its own: what was typed here stays and is saved then. */
export function SignInAgain() {
  const isOver = useSyncExternalStore(sessionOver.subscribe, sessionOver.get);
  if (!isOver) return null;
  return (
    <p role="alert" className={s.failed}>
      Your session has ended; nothing you typed is lost.{' '}
      <a href={`/sign-in?to=${encodeURIComponent('/console/signed-in')}`} target="_blank" rel="noreferrer">
        Sign in again (opens a new tab)
      </a>
      , then go on here.
    </p>
  );
}

/** Where that tab ends up. */
export function SignedInAgainPage() {
  return (
    <>
      <title>Signed in – console</title>
      <h1>You are signed in again</h1>
      <p>
        Go back to the tab you came from: what you typed there is saved now, and this tab can be closed. Or go to{' '}
        <Link to="/">the console’s first page</Link>.
      </p>
    </>
  );
}
