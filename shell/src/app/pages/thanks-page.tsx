import { ALL_STOCK } from '@shared-kit/domain/search/search-path';
import { Container } from '@shared-kit/ui/layout/container';
import { Stack } from '@shared-kit/ui/layout/stack';
import { useSearchParams } from 'react-router';
import { shellApi } from '../api/shell.api';

/** After a lead, when mfe-leads is not there to say it better. Without the proof of one it thanks nobody. */
export function ThanksPage() {
  const [search] = useSearchParams();
  const proof = search.get('sent') ?? '';
  const { data, isLoading } = shellApi.endpoints.getSentForm.useQuery(proof, { skip: proof === '' });
  if (isLoading) return null;
  const isSent = data !== undefined;
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
