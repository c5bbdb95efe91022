import { CODE_MINUTES } from '@shared-kit/domain/account/sign-in-times';
import { shopperPhone } from '@shared-kit/domain/phone/format-phone';
import { useSite } from '@shared-kit/runtime/site-context';
import { useJustDone } from '../../just-done/just-done';
import * as s from './sign-in-page.module.css';
import type { useSteps } from './use-steps';

type StepStatusProps = Pick<ReturnType<typeof useSteps>, 'step' | 'phone' | 'ends' | 'isLost' | 'isAgain' | 'isSpent'>;

const SPENT = 'That code was entered wrong too often, so it is used up. Send yourself a new one.';

/** Where one is in the sign-in, and why. No page is gone to: who hears it learns of the step from here. */
export function StepStatus({ step, isLost, isSpent, ...sent }: StepStatusProps) {
  const { group_name: group } = useSite();
  const isOut = useJustDone() === 'signed-out-everywhere';
  return (
    <div role="status" className={s.status}>
      {isOut && <p>{`Done: your number is signed out at every site of ${group}, in every browser.`}</p>}
      <p className={s.progress}>Step {step === 'phone' ? 1 : 2} of 2</p>
      {isLost && <p>This browser has no code that still works. Enter your number, and we send you one.</p>}
      {step === 'code' && (isSpent ? <p>{SPENT}</p> : <SentTo {...sent} />)}
    </div>
  );
}

/** Which number to look at, and for how long it is worth it; of a page that was loaded anew the server tells the last digits. */
function SentTo({ phone, ends, isAgain }: Pick<StepStatusProps, 'phone' | 'ends' | 'isAgain'>) {
  if (!phone && !ends) return null;
  const name = phone ? shopperPhone(phone) : `the number that ends in ${ends}`;
  return (
    <p>
      We sent {isAgain ? 'a new code' : 'a code'} to <strong>{name}</strong>. It works for {CODE_MINUTES} minutes
      {isAgain && '; the one before no longer does'}.
    </p>
  );
}
