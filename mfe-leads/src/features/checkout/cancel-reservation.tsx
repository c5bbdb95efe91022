import { useFormResult } from '@shared-kit/runtime/form-result';
import { Button } from '@shared-kit/ui/button';
import type { SubmitEvent } from 'react';
import { choicesApi } from '../../api/choices.api';

/** Gives the vehicle back, and the deposit with it; posts to its page as plain HTML, and by itself once it is alive. */
export function CancelReservation({ token }: { token: string }) {
  const refused = useFormResult('reservation-cancel');
  const [cancel, { isLoading, error }] = choicesApi.endpoints.cancelReservation.useMutation();

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void cancel({ token });
  }

  return (
    <form method="post" aria-label="Cancel the reservation" aria-busy={isLoading} onSubmit={send}>
      {(error ?? refused) && <p role="alert">An error occurred when submitting this form</p>}
      <input type="hidden" name="_form" value="reservation-cancel" />
      <input type="hidden" name="_success" value={`/reservation/${token}`} />
      <input type="hidden" name="token" value={token} />
      <Button type="submit" busy={isLoading}>
        Cancel reservation
      </Button>
    </form>
  );
}
