import { Container } from '@shared-kit/ui/container';
import { EmptyState } from '@shared-kit/ui/empty-state';
import { LinkButton } from '@shared-kit/ui/link-button';
import { SectionHeading } from '@shared-kit/ui/section-heading';
import { lazy, Suspense } from 'react';
import { vehicleApi } from '../../api/vehicle.api';

const CarRow = lazy(async () => ({ default: (await import('../../features/similar-cars/similar-cars')).CarRow }));

/** For a car that is not ours, or has been sold for longer than sold cars are shown: it has others like it. */
export function VehicleGone({ slug, sold }: { slug: string; sold: boolean }) {
  const { data } = vehicleApi.endpoints.getAlternatives.useQuery(slug);
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
      {data && data.hits.length > 0 && (
        <section aria-labelledby="alternatives-title">
          <SectionHeading id="alternatives-title" title="You may also like" />
          <Suspense>
            <CarRow hits={data.hits} />
          </Suspense>
        </section>
      )}
    </Container>
  );
}
