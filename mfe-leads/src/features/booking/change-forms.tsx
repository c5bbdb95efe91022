import type { BookingView } from '@shared-kit/contracts/booking.contract';
import { useFormResult } from '@shared-kit/runtime/form-result';
import { Button } from '@shared-kit/ui/button';
import { ErrorSummary } from '@shared-kit/ui/error-summary';
import { Stack } from '@shared-kit/ui/stack';
import { useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { leadsApi } from '../../api/leads.api';
import { BookingFields } from '../../booking/booking-fields';
import * as s from './booking-page.module.css';

type Action = 'cancel' | 'reschedule';

/** Another time of the same place. */
export function RescheduleForm({ booking, token }: { booking: BookingView; token: string }) {
  return (
    <ChangeForm action="reschedule" token={token} label="Choose another time" submit="Move booking">
      {(fields) => (
        <BookingFields
          kind={booking.kind}
          locationId={booking.location_id}
          carId={booking.car_id}
          fields={fields}
          optional={false}
        />
      )}
    </ChangeForm>
  );
}

export function CancelForm({ token, what }: { token: string; what: string }) {
  return <ChangeForm action="cancel" token={token} label={`Cancel the ${what}`} submit="Cancel booking" />;
}

type ChangeFormProps = {
  action: Action;
  token: string;
  label: string;
  submit: string;
  children?: (fields: {
    values: Record<string, string>;
    errors: Record<string, string[]>;
    prefix: string;
  }) => ReactNode;
};

/** One change to a booking; posts to its page as plain HTML, and by itself once it is alive. */
function ChangeForm({ action, token, label, submit, children }: ChangeFormProps) {
  const formId = `booking-${action}`;
  const { send, isLoading, attempt, failed, errors, values } = useChange(action);
  const prefix = `${formId}-`;
  return (
    <form method="post" noValidate aria-label={label} aria-busy={isLoading} onSubmit={(event) => void send(event)}>
      <Stack>
        <h2 className={s.subtitle}>{label}</h2>
        <ErrorSummary key={attempt} errors={errors} prefix={prefix} />
        {failed && <p role="alert">An error occurred when submitting this form</p>}
        <input type="hidden" name="_form" value={formId} />
        <input type="hidden" name="_success" value={`/booking/${token}`} />
        <input type="hidden" name="token" value={token} />
        {children?.({ values, errors, prefix })}
        <div>
          <Button type="submit" busy={isLoading}>
            {submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Sends one change; what the API says against it stands with the form, with and without JavaScript. */
function useChange(action: Action) {
  const refused = useFormResult(`booking-${action}`);
  const [change, { isLoading, error }] = leadsApi.endpoints.changeBooking.useMutation();
  const [attempt, setAttempt] = useState(0);
  const problem = error && 'fieldErrors' in error ? error : refused?.problem;
  const errors = problem?.fieldErrors ?? {};
  const failed = (error ?? problem) !== undefined && Object.keys(errors).length === 0;

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].filter(([name]) => !name.startsWith('_'));
    await change({ action, body: Object.fromEntries(typed) as Record<string, string> });
    setAttempt((count) => count + 1);
  }
  return { send, isLoading, attempt, failed, errors, values: refused?.values ?? {} };
}
