import type { MyAccount } from '@shared-kit/contracts/operator/operators.contract';
import { Button } from '@shared-kit/ui/form/button';
import { TextField } from '@shared-kit/ui/form/text-field';
import { use, useState } from 'react';
import { useAddPasskeyMutation, usePasskeyOptionsMutation, useRemovePasskeyMutation } from '../api/operators.api';
import { Failed } from '../frame/failed';
import { textOf } from '../frame/form-text';
import { NoticeContext } from '../frame/notice';
import { Panel } from '../frame/panel';
import * as s from '../frame/rows.module.css';
import { formatMoment } from '../message/format';
import { makePasskey } from './make-passkey';

/** What signs in without a password: on this device, a phone or a key. */
export function PasskeysPanel({ account: { passkeys } }: { account: MyAccount }) {
  const [askOptions, options] = usePasskeyOptionsMutation();
  const [add, adding] = useAddPasskeyMutation();
  const [remove, removing] = useRemovePasskeyMutation();
  const [refusal, setRefusal] = useState<string>();
  const notify = use(NoticeContext);

  async function make(form: FormData) {
    setRefusal(undefined);
    const asked = await askOptions();
    if (!asked.data) return;
    const made = await makePasskey(asked.data.options);
    if ('refusal' in made) {
      setRefusal(made.refusal);
      return;
    }
    const answer = await add({ id: asked.data.id, name: textOf(form, 'passkey'), response: made.response });
    if (answer.data) notify('The passkey is added: it signs you in from now on.');
  }

  async function takeAway(id: string) {
    const answer = await remove(id);
    if (answer.data) notify('The passkey is removed.');
  }

  return (
    <Panel id="passkeys" title="Passkeys">
      {passkeys.length === 0 && <p>You have none yet. Add one, so that you can come back without a link.</p>}
      <ul className={s.list}>
        {passkeys.map(({ id, name, createdAt, usedAt }) => (
          <li key={id} className={s.row}>
            <div className={s.words}>
              <p className={s.name}>{name}</p>
              <p className={s.note}>
                added {formatMoment(createdAt)}, {usedAt ? `used ${formatMoment(usedAt)}` : 'not used yet'}
              </p>
            </div>
            <Button size="s" aria-label={`Remove passkey ${name}`} onClick={() => void takeAway(id)}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <form
        className={s.form}
        onSubmit={(event) => {
          event.preventDefault();
          void make(new FormData(event.currentTarget));
        }}
      >
        <TextField
          label="Where the new one is"
          name="passkey"
          required
          maxLength={80}
          autoComplete="off"
          defaultValue="This device"
          help="So that you know which to remove when you lose it."
          errors={refusal === undefined ? undefined : [refusal]}
        />
        <Failed error={options.error ?? adding.error ?? removing.error} />
        <Button type="submit" variant="primary" busy={options.isLoading || adding.isLoading}>
          Add a passkey
        </Button>
      </form>
    </Panel>
  );
}
