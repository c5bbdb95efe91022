import { useFormResult } from '@shared-kit/runtime/form-result';
import { useSite } from '@shared-kit/runtime/site-context';
import { Button } from '@shared-kit/ui/form/button';
import { Container } from '@shared-kit/ui/layout/container';
import { Stack } from '@shared-kit/ui/layout/stack';
import { LinkHead } from '@shared-kit/ui/site/link-head';
import { useParams, useSearchParams } from 'react-router';

type LinkPageProps = { form: string; title: string; heading: string; text: string; act: string; done: string };

/** What a link in a mail is for, done with one button by whoever holds it: no sign-in, no question why. */
export function LinkPage({ form, title, heading, text, act, done }: LinkPageProps) {
  const site = useSite();
  const { token = '' } = useParams();
  const [query] = useSearchParams();
  const refused = useFormResult(form);
  return (
    <Container narrow section>
      <LinkHead title={`${title} | ${site.name}`} />
      <Stack gap={24}>
        <h1>{heading}</h1>
        {query.has('done') ? (
          <p role="status">{done}</p>
        ) : (
          <form method="post">
            <Stack gap={16}>
              {refused && (
                <p role="alert">This link is not complete, or a later email has another. Open the latest one.</p>
              )}
              <input type="hidden" name="_form" value={form} />
              <input type="hidden" name="token" value={token} />
              <p>{text}</p>
              <div>
                <Button type="submit" variant="primary">
                  {act}
                </Button>
              </div>
            </Stack>
          </form>
        )}
      </Stack>
    </Container>
  );
}
