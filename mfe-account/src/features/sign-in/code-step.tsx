import type { Session } from '@shared-kit/contracts/account/account.contract';
import { asProblem } from '@shared-kit/runtime/as-problem';
import { Button } from '@shared-kit/ui/form/button';
import { ErrorSummary } from '@shared-kit/ui/form/error-summary';
import { Stack } from '@shared-kit/ui/layout/stack';
import { TextField } from '@shared-kit/ui/form/text-field';
import { useEffect, useRef } from 'react';
import { accountApi } from '../../api/account.api';
import { useAccountDispatch } from '../../saving/use-account-dispatch';
import { Failure } from './failure';
import { Resend } from './resend';
import { useSentCode } from './use-sent-code';
import type { SignInTarget } from './sign-in-target';
import { isUsedUp, useStep } from './use-step';

type CodeStepProps = {
  target: SignInTarget;
  /** Empty when the page was loaded anew, as without JavaScript: the server knows which number this browser asked for. */
  phone: string;
  /** The code was entered wrong too often: only another one helps. */
  isSpent: boolean;
  onSpent: (isSpent: boolean) => void;
  onVerified: (session: Session) => Promise<void>;
  onChangePhone: () => void;
};

/** Second step: the code from the message; once it is used up, only the way to another. */
export function CodeStep(props: CodeStepProps) {
  const { target, phone, isSpent, onSpent, onChangePhone } = props;
  return (
    <Stack gap={24}>
      {!isSpent && <CodeForm {...props} />}
      <Resend {...{ target, phone, isSpent, onChangePhone }} onSent={() => onSpent(false)} />
    </Stack>
  );
}

function CodeForm({ target, phone, onSpent, onVerified }: CodeStepProps) {
  const dispatch = useAccountDispatch();
  const code = useRef<HTMLInputElement>(null);
  const { errors, failure, attempt, busy, submit } = useStep({
    formId: 'sign-in-verify',
    check: async (typed) => (await import('./sign-in-errors')).codeErrors(typed),
    async send({ code: typed = '' }) {
      const asked = { code: typed, ...(phone && { phone_number: phone }) };
      const { data, error } = await dispatch(accountApi.endpoints.verifyCode.initiate(asked));
      if (data) await onVerified(data);
      const problem = asProblem(error);
      if (problem && isUsedUp(problem)) onSpent(true);
      return problem;
    },
  });
  useEffect(() => {
    if (phone) code.current?.focus();
  }, [phone]);
  useSentCode(code);

  return (
    <form
      method="post"
      noValidate
      aria-label="Enter the code"
      aria-busy={busy}
      onSubmit={(event) => void submit(event)}
    >
      <Stack gap={24}>
        <ErrorSummary key={attempt} errors={errors} />
        <Failure sentence={failure} />
        <input type="hidden" name="_form" value="sign-in-verify" />
        <input type="hidden" name="_success" value={target.redirect} />
        {target.save && <input type="hidden" name="save" value={target.save} />}
        <TextField
          ref={code}
          label="Six-digit code"
          name="code"
          required
          autoComplete="one-time-code"
          inputMode="numeric"
          errors={errors['code']}
        />
        <Button type="submit" variant="primary" size="l" wide busy={busy}>
          Sign in
        </Button>
      </Stack>
    </form>
  );
}
