import { asProblem } from '@shared-kit/runtime/as-problem';
import { useFormResult } from '@shared-kit/runtime/form-result';
import { Button } from '@shared-kit/ui/form/button';
import { LinkButton } from '@shared-kit/ui/link-button';
import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, SubmitEvent } from 'react';
import { accountApi } from '../../api/account.api';
import { useAccountDispatch } from '../../saving/use-account-dispatch';
import * as s from './sign-in-page.module.css';
import { stepLink } from './sign-in-target';
import type { SignInTarget } from './sign-in-target';
import { sentenceFor } from './use-step';

/** How long a message may take before another is asked for, in seconds. */
const WAIT_S = 30;

type ResendProps = {
  target: SignInTarget;
  /** Empty when the page was loaded anew: the server knows which number this browser asked for. */
  phone: string;
  /** The last one is used up: nobody waits for its message any more. */
  isSpent: boolean;
  onSent: () => void;
  onChangePhone: () => void;
};

/** Another code, after a while; or another number. The code that came keeps its field, and works on until there is a new one. */
export function Resend({ target, phone, isSpent, onSent, onChangePhone }: ResendProps) {
  const dispatch = useAccountDispatch();
  const refused = useFormResult('sign-in-code');
  const button = useRef<HTMLButtonElement>(null);
  const wasSpent = useRef(isSpent);
  const [counted, setLeft] = useState(phone ? WAIT_S : 0);
  const left = isSpent ? 0 : counted;
  const [said, setSaid] = useState(refused ? sentenceFor(refused.problem) : '');

  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  // The field where the keyboard was is gone.
  useEffect(() => {
    if (isSpent && !wasSpent.current) button.current?.focus();
    wasSpent.current = isSpent;
  }, [isSpent]);

  async function resend(event: SubmitEvent) {
    event.preventDefault();
    if (left > 0) return;
    setLeft(WAIT_S);
    const asked = phone ? { phone_number: phone } : {};
    const { error } = await dispatch(accountApi.endpoints.requestCode.initiate(asked));
    const problem = asProblem(error);
    setSaid(problem ? sentenceFor(problem) : 'We sent you a new code. The old one no longer works.');
    if (!problem) onSent();
  }

  return (
    <form method="post" className={s.resend} onSubmit={(event) => void resend(event)}>
      <p role="status">{said}</p>
      <input type="hidden" name="_form" value="sign-in-code" />
      <input type="hidden" name="_success" value={stepLink(target, 'code')} />
      <Button ref={button} type="submit" variant={isSpent ? 'primary' : 'quiet'} disabled={left > 0}>
        {left > 0 ? `Send a new code (in ${left} s)` : 'Send a new code'}
      </Button>
      <LinkButton
        to={stepLink(target, 'phone')}
        variant="quiet"
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          onChangePhone();
        }}
      >
        Use another number
      </LinkButton>
    </form>
  );
}
