import type { CarCard as Car } from '@shared-kit/contracts/vehicle/car.contract';
import { showRepayments } from '@shared-kit/domain/finance/repayment/shown-repayment';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useSite } from '@shared-kit/runtime/site-context';
import { CarCard } from '@shared-kit/ui/car/car-card';
import { CardGrid } from '@shared-kit/ui/layout/card-grid';
import { Container } from '@shared-kit/ui/layout/container';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import { useId, useRef } from 'react';
import { accountApi } from '../../api/account.api';
import { useOffScreen } from './use-off-screen';
import { useViewedIds } from './use-viewed-ids';

const SIZES = '(width >= 48rem) 18rem, 80vw';

type ViewedCarsProps = {
  /** The car of the page, which is not looked back at. */
  carId?: string;
  /** Whether the page keeps room for it: then it may come while its place is on the screen. */
  hasRoom?: boolean;
};

/** A row of the cars this browser looked at last; nothing on a first visit. */
export function ViewedCars({ carId, hasRoom = false }: ViewedCarsProps) {
  const ids = useViewedIds(carId);
  const { data } = accountApi.endpoints.getViewedCars.useQuery(ids, { skip: ids === '' });
  const place = useRef<HTMLDivElement>(null);
  const cars = data?.cars ?? [];
  const isOff = useOffScreen(place, cars.length > 0);
  return (
    <div ref={place} {...(hasRoom && { 'data-reserve': 'l' })}>
      {cars.length > 0 && (hasRoom || isOff) && <Row cars={cars} />}
    </div>
  );
}

function Row({ cars }: { cars: readonly Car[] }) {
  const site = useSite();
  const now = useRenderTime();
  const title = useId();
  return (
    <Container as="section" section labelledBy={title}>
      <SectionHeading id={title} title="Recently viewed" />
      <CardGrid row warns={showRepayments(cars, site)}>
        {cars.map((car) => (
          <li key={car.id}>
            <CarCard car={car} site={site} now={now} sizes={SIZES} />
          </li>
        ))}
      </CardGrid>
    </Container>
  );
}
