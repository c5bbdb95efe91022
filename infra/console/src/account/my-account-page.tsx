import { ROLE_WORDS } from '@shared-kit/domain/operator/role-words';
import { useMeQuery } from '../api/operators.api';
import { Awaited } from '../frame/awaited';
import { PageTop } from '../frame/page-top';
import { CodesPanel } from './codes-panel';
import { NamePanel } from './name-panel';
import { PasskeysPanel } from './passkeys-panel';
import { SessionsPanel } from './sessions-panel';

/** One's own account: what signs in, and where one is signed in. */
export function MyAccountPage() {
  const me = useMeQuery();
  return (
    <>
      <PageTop title="My account" lead={me.data && ROLE_WORDS[me.data.role]} />
      <Awaited of="account" from={me}>
        {(account) => (
          <>
            <PasskeysPanel account={account} />
            <CodesPanel account={account} />
            <SessionsPanel account={account} />
            <NamePanel account={account} />
          </>
        )}
      </Awaited>
    </>
  );
}
