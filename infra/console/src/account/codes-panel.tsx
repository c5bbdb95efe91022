import type { MyAccount } from '@shared-kit/contracts/operator/operators.contract';
import { Button } from '@shared-kit/ui/form/button';
import { Stack } from '@shared-kit/ui/layout/stack';
import { use, useState } from 'react';
import { useOfferCodesMutation, useRemoveCodesMutation } from '../api/operators.api';
import { Failed } from '../frame/failed';
import { NoticeContext } from '../frame/notice';
import { Panel } from '../frame/panel';
import { CodesForm } from './codes-form';
import { RecoveryCodes } from './recovery-codes';

/** The second way: a password with the code of an app, and what replaces the app when it is lost. */
export function CodesPanel({ account: { hasCodes, recoveryCodesLeft } }: { account: MyAccount }) {
  const [offer, { data, error, isLoading, reset }] = useOfferCodesMutation();
  const [remove, removing] = useRemoveCodesMutation();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>([]);
  const notify = use(NoticeContext);

  async function takeAway() {
    const answer = await remove();
    if (!answer.data) return;
    setRecoveryCodes([]);
    notify('Password and codes are removed.');
  }

  return (
    <Panel id="codes" title="Password and code">
      <p>
        {hasCodes
          ? `They are set, with ${recoveryCodesLeft} recovery codes left.`
          : 'The second way, for a browser without passkeys: a password, and a code that an app on your phone shows.'}
      </p>
      {recoveryCodes.length > 0 && <RecoveryCodes codes={recoveryCodes} />}
      {data ? (
        <CodesForm
          key={data.id}
          offer={data}
          onSet={(codes) => {
            setRecoveryCodes(codes);
            reset();
            notify('Password and codes are set.');
          }}
        />
      ) : (
        <Stack row gap={8}>
          <Button busy={isLoading} onClick={() => void offer()}>
            {hasCodes ? 'Set them anew' : 'Set them'}
          </Button>
          {hasCodes && <Button onClick={() => void takeAway()}>Remove password and codes</Button>}
        </Stack>
      )}
      <Failed error={error ?? removing.error} />
    </Panel>
  );
}
