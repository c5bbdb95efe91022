import type { MyAccount } from '@shared-kit/contracts/operator/operators.contract';
import { Button } from '@shared-kit/ui/form/button';
import { TextField } from '@shared-kit/ui/form/text-field';
import { use } from 'react';
import { useRenameMutation } from '../api/operators.api';
import { Failed, fieldErrorsOf } from '../frame/failed';
import { textOf } from '../frame/form-text';
import { NoticeContext } from '../frame/notice';
import { Panel } from '../frame/panel';
import * as s from '../frame/rows.module.css';

/** The name by which others and the log know somebody. */
export function NamePanel({ account }: { account: MyAccount }) {
  const [rename, { error, isLoading }] = useRenameMutation();
  const notify = use(NoticeContext);

  async function send(form: FormData) {
    const answer = await rename(textOf(form, 'name'));
    if (answer.data) notify('Your name is changed.');
  }

  return (
    <Panel id="name-panel" title="Name">
      <form
        className={s.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send(new FormData(event.currentTarget));
        }}
      >
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          required
          maxLength={80}
          defaultValue={account.name}
          help="The log says it beside what you decide. What it says already stays."
          errors={fieldErrorsOf(error)['name']}
        />
        <Failed error={error} fields={['name']} />
        <Button type="submit" busy={isLoading}>
          Change
        </Button>
      </form>
    </Panel>
  );
}
