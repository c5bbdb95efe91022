import { useFormResult } from '@shared-kit/runtime/form-result';
import { useSite } from '@shared-kit/runtime/site-context';
import { Button } from '@shared-kit/ui/button';
import { Container } from '@shared-kit/ui/container';
import { ErrorSummary } from '@shared-kit/ui/error-summary';
import { Stack } from '@shared-kit/ui/stack';
import { TextField } from '@shared-kit/ui/text-field';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { choicesApi } from '../../api/choices.api';
import { fieldOf } from '../../lead-form/field-prefix';

const PREFIX = 'unsubscribe-';

/** Stops offers and news for whoever types their address: no link, no password, no question why. */
export function UnsubscribePage() {
  const site = useSite();
  const [search] = useSearchParams();
  return (
    <Container narrow section>
      <title>{`Unsubscribe | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <Stack gap={24}>
        <h1>Unsubscribe</h1>
        {search.has('done') ? (
          <p role="status">
            Done. If we were sending offers and news to this address, they stop within five working days. Answers to
            your own questions still come.
          </p>
        ) : (
          <>
            <p>Type your address, and {site.name} sends no more offers and news to it.</p>
            <UnsubscribeForm />
          </>
        )}
      </Stack>
    </Container>
  );
}

function UnsubscribeForm() {
  const navigate = useNavigate();
  const refused = useFormResult('unsubscribe');
  const [unsubscribe, { isLoading, error }] = choicesApi.endpoints.unsubscribe.useMutation();
  const [attempt, setAttempt] = useState(0);
  const errors = faultsOf(error) ?? refused?.problem.fieldErrors ?? {};
  const hasFailed = (error !== undefined || refused !== null) && Object.keys(errors).length === 0;
  const fields = { values: refused?.values ?? {}, errors, prefix: PREFIX };

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    const answer = await unsubscribe({ email: typeof email === 'string' ? email : '' });
    if (answer.data) await navigate(answer.data.next);
    else setAttempt((count) => count + 1);
  }

  return (
    <form method="post" noValidate aria-label="Unsubscribe" onSubmit={(event) => void send(event)}>
      <Stack gap={24}>
        <ErrorSummary key={attempt} errors={errors} prefix={PREFIX} />
        {hasFailed && <p role="alert">An error occurred when submitting this form</p>}
        <input type="hidden" name="_form" value="unsubscribe" />
        <TextField label="Email" {...fieldOf('email', fields)} type="email" required autoComplete="email" />
        <div>
          <Button type="submit" variant="primary" busy={isLoading}>
            Unsubscribe
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** What the API says against the fields; undefined where it said nothing. */
function faultsOf(error: unknown): Record<string, string[]> | undefined {
  return typeof error === 'object' && error !== null && 'fieldErrors' in error
    ? (error as { fieldErrors: Record<string, string[]> }).fieldErrors
    : undefined;
}
