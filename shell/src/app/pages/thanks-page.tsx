import { ALL_STOCK } from '@shared-kit/domain/search/search-path';
import { Container } from '@shared-kit/ui/layout/container';
import { Stack } from '@shared-kit/ui/layout/stack';
import { useSearchParams } from 'react-router';
import { shellApi } from '../api/shell.api';

type Thanks = { title: string; heading: string; text: string };

const SENT: Thanks = {
  title: 'Thank you',
  heading: 'Thank you, we have your enquiry',
  text: 'Our team will be in touch soon.',
};
const NOTHING_SENT: Thanks = {
  title: 'Nothing sent yet',
  heading: 'Nothing has been sent yet',
  text: 'This page confirms a form, and no form led here.',
};
/** There is a proof, and the API cannot be asked about it. */
const NOT_KNOWN: Thanks = {
  title: 'Your form',
  heading: 'We cannot check that right now',
  text: 'This page confirms a form that was sent. Load it again in a minute. Sending the form again does no harm: it counts once.',
};

/** After a lead, when mfe-leads is not there to say it better. Without the proof of one it thanks nobody. */
export function ThanksPage() {
  const [search] = useSearchParams();
  const proof = search.get('sent') ?? '';
  const { data, error, isLoading } = shellApi.endpoints.getSentForm.useQuery(proof, { skip: proof === '' });
  if (isLoading) return null;
  const isUnknown = error !== undefined && error.code !== 'not_found';
  const { title, heading, text } = data ? SENT : isUnknown ? NOT_KNOWN : NOTHING_SENT;
  return (
    <Container as="section" narrow section>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Stack>
        <h1>{heading}</h1>
        <p>{text}</p>
        <p>
          <a href={ALL_STOCK}>Browse all stock</a> or <a href="/">go to the home page</a>.
        </p>
      </Stack>
    </Container>
  );
}
