import { asProblem } from '@shared-kit/runtime/as-problem';
import { Button } from '@shared-kit/ui/form/button';
import { LinkButton } from '@shared-kit/ui/link-button';
import { useEffect, useState } from 'react';
import { accountApi } from '../../api/account.api';
import { useAccountDispatch } from '../../saving/use-account-dispatch';
import * as s from './sign-in-page.module.css';
import { sentenceFor } from './use-step';

/** How long a message may take before another is asked for, in seconds. */
const WAIT_S = 30;

type ResendProps = { phone: string; changeLink: string; onChangePhone: () => void };

/** Another code, after a while; or another number. Without a known number there is only the way back. */
export function Resend({ phone, changeLink, onChangePhone }: ResendProps) {
  const dispatch = useAccountDispatch();
  const [left, setLeft] = useState(WAIT_S);
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  async function resend() {
    setLeft(WAIT_S);
    const { error } = await dispatch(accountApi.endpoints.requestCode.initiate({ phone_number: phone }));
    const problem = asProblem(error);
    setSaid(problem ? sentenceFor(problem) : 'We sent you a new code. The old one no longer works.');
  }

  if (!phone) {
    return (
      <LinkButton to={changeLink} variant="quiet">
        Send a new code
      </LinkButton>
    );
  }
  return (
    <div className={s.resend}>
      <p role="status">{said}</p>
      <Button variant="quiet" disabled={left > 0} onClick={() => void resend()}>
        {left > 0 ? `Send a new code (in ${left} s)` : 'Send a new code'}
      </Button>
      <Button variant="quiet" onClick={onChangePhone}>
        Use another number
      </Button>
    </div>
  );
}
