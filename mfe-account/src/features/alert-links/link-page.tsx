import type { AlertLink } from '@shared-kit/contracts/account/saved-searches.contract';
import { useFormResult } from '@shared-kit/runtime/form-result';
import { useSite } from '@shared-kit/runtime/site-context';
import { Button } from '@shared-kit/ui/form/button';
import { Container } from '@shared-kit/ui/layout/container';
import { Stack } from '@shared-kit/ui/layout/stack';
import { LinkHead } from '@shared-kit/ui/site/link-head';
import { useParams } from 'react-router';

type LinkPageProps = {
  form: string;
  /** As the server knows it: an address that says "done" would tell anybody so. */
  state: AlertLink['state'];
  title: string;
  heading: string;
  text: string;
  act: string;
  done: string;
};

/** What a link in a mail is for, done with one button by whoever holds it: no sign-in, no question why. */
export function LinkPage({ heading, title, ...link }: LinkPageProps) {
  const site = useSite();
  return (
    <Container narrow section>
      <LinkHead title={`${title} | ${site.name}`} />
      <Stack gap={24}>
        <h1>{heading}</h1>
        {link.state === 'done' ? <p role="status">{link.done}</p> : <ToDo {...link} />}
      </Stack>
    </Container>
  );
}

function ToDo({ form, state, text, act }: Pick<LinkPageProps, 'form' | 'state' | 'text' | 'act'>) {
  const { token = '' } = useParams();
  const refused = useFormResult(form);
  if (refused || state === 'unknown')
    return (
      <p role="alert">
        This link does not work: it is not complete, a later message has another, or what it was for is deleted. Open
        the latest message you have.
      </p>
    );
  return (
    <form method="post">
      <Stack gap={16}>
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
  );
}
