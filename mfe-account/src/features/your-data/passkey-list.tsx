import type { MyPasskeys } from '@shared-kit/contracts/account/account.contract';
import { signInPath } from '@shared-kit/domain/account/sign-in-path';
import { YOUR_DATA_PATH } from '@shared-kit/domain/account/account-paths';
import { Button } from '@shared-kit/ui/form/button';
import { LateButton } from '../../late-button/late-button';
import { loadPasskeys } from '../../passkeys/load-passkeys';
import * as rows from '../../rows/rows.module.css';
import * as s from './your-data.module.css';

const REMOVE_FORM = 'passkey-remove';
const loadButton = async () => (await loadPasskeys()).MakePasskey;

/** Passkeys with the way to remove each, and to add one soon after signing in. */
export function PasskeyList({ passkeys, may_make: mayMake }: MyPasskeys) {
  return (
    <>
      <p>With a passkey you sign in by your fingerprint, face or PIN. A code to your phone works as well.</p>
      {passkeys.length > 0 && (
        <ul className={`${rows.list} ${s.list}`}>
          {passkeys.map(({ id, made, used }) => (
            <li key={id} className={rows.item}>
              <div>
                <p>Passkey</p>
                <p className={rows.small}>{used ? `Added ${made}, used ${used}` : `Added ${made}, not used yet`}</p>
              </div>
              <form method="post">
                <input type="hidden" name="_form" value={REMOVE_FORM} />
                <input type="hidden" name="id" value={id} />
                <Button type="submit" size="s" aria-label={`Remove: passkey added ${made}`}>
                  Remove
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {mayMake ? (
        <LateButton needs="PublicKeyCredential" load={loadButton} props={{}} />
      ) : (
        <p>
          <a
            href={signInPath({ type: 'account', redirect: YOUR_DATA_PATH, back: YOUR_DATA_PATH })}
            className={rows.way}
          >
            Sign in again to add one
          </a>
        </p>
      )}
    </>
  );
}
