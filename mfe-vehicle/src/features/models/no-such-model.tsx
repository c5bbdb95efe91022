import { BRANDS_PATH } from '@shared-kit/domain/vehicle/model-path';
import { Container } from '@shared-kit/ui/layout/container';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { LinkButton } from '@shared-kit/ui/link-button';

export function NoSuchModel({ what }: { what: 'brand' | 'model' }) {
  return (
    <Container section>
      <title>Not found</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        title={`We cannot find that ${what}`}
        text="It may have changed its name. Here is all we sell new."
        action={
          <LinkButton to={BRANDS_PATH} variant="primary">
            See our brands
          </LinkButton>
        }
      />
    </Container>
  );
}
