import { asProblem } from '@shared-kit/runtime/as-problem';
import { Button } from '@shared-kit/ui/form/button';
import { ErrorSummary } from '@shared-kit/ui/form/error-summary';
import { Stack } from '@shared-kit/ui/layout/stack';
import { TextField } from '@shared-kit/ui/form/text-field';
import { useEffect, useRef } from 'react';
import { accountApi } from '../../api/account.api';
import { useAccountDispatch } from '../../saving/use-account-dispatch';
import { Failure } from './failure';
import { stepLink } from './sign-in-target';
import type { SignInTarget } from './sign-in-target';
import { useStep } from './use-step';

type PhoneStepProps = { target: SignInTarget; phone: string; onSent: (phone: string) => void };

/** First step: which phone the code goes to. */
export function PhoneStep({ target, phone, onSent }: PhoneStepProps) {
  const dispatch = useAccountDispatch();
  const mobile = useRef<HTMLInputElement>(null);
  const { errors, failure, attempt, busy, submit, values } = useStep({
    formId: 'sign-in-code',
    check: async (typed) => (await import('./sign-in-errors')).phoneErrors(typed),
    async send({ phone_number: typed = '' }) {
      const { error } = await dispatch(accountApi.endpoints.requestCode.initiate({ phone_number: typed }));
      if (!error) onSent(typed.trim());
      return asProblem(error);
    },
  });
  // Whoever comes back for another number types it next.
  useEffect(() => {
    if (phone) mobile.current?.focus();
  }, [phone]);
  return (
    <form method="post" noValidate aria-label="Sign in" aria-busy={busy} onSubmit={(event) => void submit(event)}>
      <Stack gap={24}>
        <ErrorSummary key={attempt} errors={errors} />
        <Failure sentence={failure} />
        <input type="hidden" name="_form" value="sign-in-code" />
        <input type="hidden" name="_success" value={stepLink(target, 'code')} />
        <TextField
          ref={mobile}
          label="Mobile"
          name="phone_number"
          type="tel"
          required
          autoComplete="tel"
          help="We send a six-digit code to it. No password to remember."
          defaultValue={values['phone_number'] ?? phone}
          errors={errors['phone_number']}
        />
        <Button type="submit" variant="primary" size="l" wide busy={busy}>
          Send me a code
        </Button>
      </Stack>
    </form>
  );
}
