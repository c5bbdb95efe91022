import { useEmit } from '@shared-kit/runtime/remote-origin';
import { Button } from '@shared-kit/ui/form/button';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import * as s from './account-top.module.css';
import { accountApi } from '../api/account.api';
import { useAccountDispatch } from '../saving/use-account-dispatch';
/** Its name in remote.config.ts. */
const SIGN_OUT_FORM = 'sign-out';

/** Ends the session on this device and leads home. */
export function SignOut() {
  const emit = useEmit();
  const navigate = useNavigate();
  const dispatch = useAccountDispatch();
  const [busy, setBusy] = useState(false);

  async function signOut(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const { data, error } = await dispatch(accountApi.endpoints.signOut.initiate());
    setBusy(false);
    if (error) return emit('toast:show', { title: 'You could not be signed out. Please try again.' });
    await navigate('/');
    await dispatch(accountApi.util.upsertQueryData('getSession', undefined, data));
    emit('session:changed', { signedIn: false });
  }

  return (
    <form method="post" className={s.out} onSubmit={(event) => void signOut(event)}>
      <input type="hidden" name="_form" value={SIGN_OUT_FORM} />
      <Button type="submit" variant="quiet" busy={busy}>
        Sign out
      </Button>
    </form>
  );
}
