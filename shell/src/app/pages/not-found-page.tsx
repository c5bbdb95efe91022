import { ALL_STOCK } from '@shared-kit/domain/search/search-path';
import { Container } from '@shared-kit/ui/layout/container';
import { PageTop } from '@shared-kit/ui/layout/page-top';

/** For addresses nobody answers to: a way on. */
export function NotFoundPage() {
  return (
    <Container as="section" narrow page>
      <title>Page not found</title>
      <meta name="robots" content="noindex" />
      <PageTop
        trail={[{ label: 'Home', href: '/' }, { label: 'Not found' }]}
        title="We cannot find that page"
        lead="It may have moved, or the vehicle may have found a new owner."
      />
      <p>
        <a href={ALL_STOCK}>Browse all stock</a> or <a href="/">go to the home page</a>.
      </p>
    </Container>
  );
}
