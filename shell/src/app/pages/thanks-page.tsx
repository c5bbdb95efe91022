import { Container } from '@shared-kit/ui/container';
import { Stack } from '@shared-kit/ui/stack';

/** After a lead, when mfe-leads is not there to say it better. */
export function ThanksPage() {
  return (
    <Container as="section" narrow section>
      <title>Thank you</title>
      <meta name="robots" content="noindex" />
      <Stack>
        <h1>Thank you, we have your enquiry</h1>
        <p>Our team will be in touch soon.</p>
        <p>
          <a href="/">Back to the home page</a>
        </p>
      </Stack>
    </Container>
  );
}
