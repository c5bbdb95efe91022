import { useSite } from '@shared-kit/runtime/site-context';
import { Container } from '@shared-kit/ui/layout/container';

/** After an account was deleted. */
export function DataDeletedPage() {
  const site = useSite();
  return (
    <Container narrow section>
      <title>{`Deleted | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1>Your data is deleted</h1>
      <p role="status">
        The account is gone, with all that was found by its number. A message confirms it. An enquiry that is still on
        its way to the dealer is delivered first: open your data again in a day to delete it too.
      </p>
    </Container>
  );
}
