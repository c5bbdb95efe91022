import { ALL_STOCK } from '@shared-kit/domain/search/search-path';
import { Container } from '@shared-kit/ui/layout/container';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { LinkButton } from '@shared-kit/ui/link-button';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { vehicleApi } from '../../api/vehicle.api';
import type { CarRowProps } from '../../features/similar-cars/similar-cars';

type VehicleGoneProps = {
  slug: string;
  sold: boolean;
  /** Cards are heavy: each page has them in the chunk that suits it. */
  row: ComponentType<CarRowProps>;
};

/** For a car that is not ours, or has been sold for longer than sold cars are shown: it has others like it. */
export function VehicleGone({ slug, sold, row: CarRow }: VehicleGoneProps) {
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
          <LinkButton to={ALL_STOCK} variant="primary">
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
