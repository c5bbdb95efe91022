import { Container } from '@shared-kit/ui/container';
import { EmptyState } from '@shared-kit/ui/empty-state';
import { LinkButton } from '@shared-kit/ui/link-button';

/** For a make, model or dealership the site does not have: 404, with a way on. */
export function UnknownScope({ words }: { words: string }) {
  return (
    <Container section>
      <title>Not in stock</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        title={`We have no “${words.replaceAll('-', ' ')}” in stock`}
        text="It may be spelt another way, or the last one may have been sold."
        action={
          <LinkButton to="/search/new-used-and-demo-cars" variant="primary">
            See all stock
          </LinkButton>
        }
      />
    </Container>
  );
}
