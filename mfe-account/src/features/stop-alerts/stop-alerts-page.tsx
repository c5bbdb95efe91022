import { useFormResult } from '@shared-kit/runtime/form-result';
import { useSite } from '@shared-kit/runtime/site-context';
import { Button } from '@shared-kit/ui/form/button';
import { Container } from '@shared-kit/ui/layout/container';
import { Stack } from '@shared-kit/ui/layout/stack';
import { useParams, useSearchParams } from 'react-router';

const STOP_FORM = 'alerts-stop';

/** Stops mails about saved searches and saved cars, for whoever holds the link of one: no sign-in, no question why. */
export function StopAlertsPage() {
  const site = useSite();
  const { token = '' } = useParams();
  const [query] = useSearchParams();
  const refused = useFormResult(STOP_FORM);
  return (
    <Container narrow section>
      <title>{`Stop emails | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <Stack gap={24}>
        <h1>Stop emails about saved searches</h1>
        {query.has('done') ? (
          <p role="status">Done. No more of them are sent. What you saved is still there.</p>
        ) : (
          <form method="post">
            <Stack gap={16}>
              {refused && <p role="alert">This link is not complete. Open it from the email again.</p>}
              <input type="hidden" name="_form" value={STOP_FORM} />
              <input type="hidden" name="token" value={token} />
              <p>{site.name} then writes to this address no more about what you saved.</p>
              <div>
                <Button type="submit" variant="primary">
                  Stop these emails
                </Button>
              </div>
            </Stack>
          </form>
        )}
      </Stack>
    </Container>
  );
}
