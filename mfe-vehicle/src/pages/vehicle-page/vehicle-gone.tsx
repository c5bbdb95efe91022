import { Container } from '@shared-kit/ui/container';
import { EmptyState } from '@shared-kit/ui/empty-state';
import { LinkButton } from '@shared-kit/ui/link-button';

/** For a car that is not ours, or has been sold for longer than sold cars are shown. */
export function VehicleGone({ sold }: { sold: boolean }) {
  return (
    <Container section>
      <title>{sold ? 'Sold' : 'Vehicle not found'}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        title={sold ? 'This vehicle has found a new owner' : 'We cannot find that vehicle'}
        text="There are plenty more like it. Have a look at what we have in stock today."
        action={
          <LinkButton to="/search/new-used-and-demo-cars" variant="primary">
            Find Me Something Similar
          </LinkButton>
        }
      />
    </Container>
  );
}
