import { LOCATIONS_PATH } from '@shared-kit/domain/place/location-path';
import { Container } from '@shared-kit/ui/layout/container';
import { LinkButton } from '@shared-kit/ui/link-button';
import { EmptyState } from '@shared-kit/ui/message/empty-state';

/** An address that names no place of the site leads to all of them. */
export function UnknownLocation() {
  return (
    <Container section>
      <title>Location not found</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        title="We have no location by that name"
        text="It may have moved. All our locations are on one page."
        action={
          <LinkButton to={LOCATIONS_PATH} variant="primary">
            See our locations
          </LinkButton>
        }
      />
    </Container>
  );
}
