import { useSite } from '@shared-kit/runtime/site-context';
import { Button } from '@shared-kit/ui/form/button';
import { Container } from '@shared-kit/ui/layout/container';
import { Stack } from '@shared-kit/ui/layout/stack';
import { TextField } from '@shared-kit/ui/form/text-field';
import { useNavigate, useSearchParams } from 'react-router';
import { choicesApi } from '../../api/choices.api';
import type { TypedFields } from '../../api/leads.api';
import { fieldOf } from '../../lead-form/field-prefix';
import { SmallForm } from '../../small-form/small-form';

/** Stops offers and news for whoever types their address: no link, no password, no question why. */
export function UnsubscribePage() {
  const site = useSite();
  const [search] = useSearchParams();
  const mark = search.get('done');
  // As the server knows it: an address that says so would say it to anybody.
  const { data } = choicesApi.endpoints.getUnsubscribed.useQuery(mark ?? '', { skip: mark === null });
  return (
    <Container narrow section>
      <title>{`Unsubscribe | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <Stack gap={24}>
        <h1>Unsubscribe</h1>
        {mark !== null && data?.done ? (
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
  const [unsubscribe] = choicesApi.endpoints.unsubscribe.useMutation();

  async function post({ email = '' }: TypedFields) {
    const answer = await unsubscribe({ email });
    if (answer.data) await navigate(answer.data.next);
    return answer;
  }

  return (
    <SmallForm form="unsubscribe" label="Unsubscribe" hidden={{}} post={post}>
      {({ busy, ...fields }) => (
        <>
          <TextField label="Email" {...fieldOf('email', fields)} type="email" required autoComplete="email" />
          <div>
            <Button type="submit" variant="primary" busy={busy}>
              Unsubscribe
            </Button>
          </div>
        </>
      )}
    </SmallForm>
  );
}
