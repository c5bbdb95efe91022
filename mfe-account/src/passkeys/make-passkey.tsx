import { Button } from '@shared-kit/ui/form/button';
import { startRegistration } from '@simplewebauthn/browser';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { passkeysApi } from '../api/passkeys.api';
import { usePasskey } from './use-passkey';
import { useAccountDispatch } from '../saving/use-account-dispatch';

/** Has the browser make a passkey, which asks whoever holds the device. */
export function MakePasskey() {
  const dispatch = useAccountDispatch();
  const { busy, said, press } = usePasskey(async () => {
    const { data: asked, error } = await dispatch(passkeysApi.endpoints.askForNewPasskey.initiate());
    if (!asked) return { error };
    const optionsJSON = asked.options as unknown as PublicKeyCredentialCreationOptionsJSON;
    const response = await startRegistration({ optionsJSON });
    const made = await dispatch(passkeysApi.endpoints.makePasskey.initiate({ id: asked.id, response }));
    if (!made.error)
      await dispatch(passkeysApi.endpoints.getMyPasskeys.initiate(undefined, { subscribe: false, forceRefetch: true }));
    return { error: made.error };
  });
  return (
    <>
      <Button size="s" busy={busy} onClick={() => void press()}>
        Add a passkey
      </Button>
      <p role="status">{said}</p>
    </>
  );
}
