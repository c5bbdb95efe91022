import { ALL_STOCK } from '@shared-kit/domain/search/search-path';
import { Container } from '@shared-kit/ui/layout/container';
import { Stack } from '@shared-kit/ui/layout/stack';

/** For addresses nobody answers to: a way on. */
export function NotFoundPage() {
  return (
    <Container as="section" narrow section>
      <title>Page not found</title>
      <meta name="robots" content="noindex" />
      <Stack>
        <h1>We cannot find that page</h1>
        <p>It may have moved, or the vehicle may have found a new owner.</p>
        <p>
          <a href={ALL_STOCK}>Browse all stock</a> or <a href="/">go to the home page</a>.
        </p>
      </Stack>
    </Container>
  );
}
