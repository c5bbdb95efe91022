import type { CodesOffer } from '@shared-kit/contracts/operator/operators.contract';
import { Button } from '@shared-kit/ui/form/button';
import { TextField } from '@shared-kit/ui/form/text-field';
import { QrCode } from '@shared-kit/ui/qr-code';
import { useSetCodesMutation } from '../api/operators.api';
import { Failed, fieldErrorsOf } from '../frame/failed';
import { rawTextOf, textOf } from '../frame/form-text';
import * as s from '../frame/rows.module.css';
import * as codes from './codes.module.css';

type CodesFormProps = { offer: CodesOffer; onSet: (recoveryCodes: readonly string[]) => void };

/** An app reads the secret, and its code shows that it did. */
export function CodesForm({ offer, onSet }: CodesFormProps) {
  const [set, { error, isLoading }] = useSetCodesMutation();
  const errors = fieldErrorsOf(error);

  async function send(form: FormData) {
    const typed = { password: rawTextOf(form, 'password'), code: textOf(form, 'code') };
    const answer = await set({ id: offer.id, ...typed });
    if (answer.data) onSet(answer.data.recoveryCodes);
  }

  return (
    <form
      className={s.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget));
      }}
    >
      <QrCode className={codes.qr} text={offer.address} label="For an app that shows codes" />
      <p className={s.words}>
        Read it with an app that shows codes, or type its secret there: <code>{offer.secret}</code>
      </p>
      <TextField
        label="New password"
        name="password"
        type="password"
        autoComplete="new-password"
        required
        help="12 characters or more."
        errors={errors['password']}
      />
      <TextField
        label="Code that the app shows"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        errors={errors['code']}
      />
      <Failed error={error} fields={['password', 'code']} />
      <Button type="submit" variant="primary" busy={isLoading}>
        Set password and codes
      </Button>
    </form>
  );
}
