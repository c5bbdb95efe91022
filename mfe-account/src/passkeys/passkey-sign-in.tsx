import type { Session } from '@shared-kit/contracts/account/account.contract';
import { Button } from '@shared-kit/ui/form/button';
import { startAuthentication } from '@simplewebauthn/browser';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { passkeysApi } from '../api/passkeys.api';
import { usePasskey } from './use-passkey';
import { useAccountDispatch } from '../saving/use-account-dispatch';

/** In place of a code: the browser asks its owner which of their passkeys, and nobody types a number. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: (session: Session) => Promise<void> }) {
  const dispatch = useAccountDispatch();
  const { busy, said, press } = usePasskey(async () => {
    const { data: asked, error } = await dispatch(passkeysApi.endpoints.askForPasskey.initiate());
    if (!asked) return { error };
    const optionsJSON = asked.options as unknown as PublicKeyCredentialRequestOptionsJSON;
    const response = await startAuthentication({ optionsJSON });
    const signedIn = await dispatch(passkeysApi.endpoints.signInByPasskey.initiate({ id: asked.id, response }));
    if (signedIn.data) await onSignedIn(signedIn.data);
    return { error: signedIn.error };
  });
  return (
    <>
      <Button variant="quiet" wide busy={busy} onClick={() => void press()}>
        Sign in with a passkey
      </Button>
      <p role="status">{said}</p>
    </>
  );
}
