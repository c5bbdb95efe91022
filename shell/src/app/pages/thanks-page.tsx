import { ALL_STOCK } from '@shared-kit/domain/search-path';
import { Container } from '@shared-kit/ui/container';
import { Stack } from '@shared-kit/ui/stack';
import { useSearchParams } from 'react-router';

/** After a lead, when mfe-leads is not there to say it better. Opened by itself, it thanks nobody. */
export function ThanksPage() {
  const [search] = useSearchParams();
  const isSent = Boolean(search.get('form'));
  return (
    <Container as="section" narrow section>
      <title>{isSent ? 'Thank you' : 'Nothing sent yet'}</title>
      <meta name="robots" content="noindex" />
      <Stack>
        <h1>{isSent ? 'Thank you, we have your enquiry' : 'Nothing has been sent yet'}</h1>
        <p>{isSent ? 'Our team will be in touch soon.' : 'This page confirms a form, and no form led here.'}</p>
        <p>
          <a href={ALL_STOCK}>Browse all stock</a> or <a href="/">go to the home page</a>.
        </p>
      </Stack>
    </Container>
  );
}
