import type { CarCard as Car } from '@shared-kit/contracts/vehicle/car.contract';
import { showRepayments } from '@shared-kit/domain/finance/repayment/shown-repayment';
import { siteText } from '@shared-kit/domain/text/site-text';
import { viewedCarsKey } from '@shared-kit/domain/vehicle/viewed-cars';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useSite } from '@shared-kit/runtime/site-context';
import { CarCard } from '@shared-kit/ui/car/car-card';
import { Button } from '@shared-kit/ui/form/button';
import { CardGrid } from '@shared-kit/ui/layout/card-grid';
import { Container } from '@shared-kit/ui/layout/container';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import { useId, useRef, useState } from 'react';
import { accountApi } from '../../api/account.api';
import { useOffScreen } from './use-off-screen';
import { useViewedIds } from './use-viewed-ids';

const SIZES = '(width >= 48rem) 18rem, 80vw';

type ViewedCarsProps = {
  /** The car of the page, which is not looked back at. */
  carId?: string;
  /** Whether the page keeps room for it, once there is something to come: then it may while its place is on the screen. */
  hasRoom?: boolean;
};

/** A row of the cars this browser looked at last; nothing on a first visit. */
export function ViewedCars({ carId, hasRoom = false }: ViewedCarsProps) {
  const ids = useViewedIds(carId);
  const { data } = accountApi.endpoints.getViewedCars.useQuery(ids, { skip: ids === '' });
  const place = useRef<HTMLDivElement>(null);
  const [isCleared, setCleared] = useState(false);
  const site = useSite();
  const cars = data?.cars ?? [];
  const isOff = useOffScreen(place, cars.length > 0);
  if (isCleared) return <Cleared />;
  return (
    <div ref={place} {...(hasRoom && ids !== '' && { 'data-reserve': 'l' })}>
      {cars.length > 0 && (hasRoom || isOff) && (
        <Row cars={cars} isInside={hasRoom} onClear={() => setCleared(forget(site.slug))} />
      )}
    </div>
  );
}

/** In place of the row, and focused: the button that was pressed is gone. */
function Cleared() {
  const site = useSite();
  return (
    <Container>
      <p role="status" tabIndex={-1} ref={(said) => said?.focus()}>
        {siteText(site, 'This browser remembers no viewed cars any more.')}
      </p>
    </Container>
  );
}

/** False where the browser lets nothing be changed. */
function forget(site: string): boolean {
  try {
    localStorage.removeItem(viewedCarsKey(site));
    return true;
  } catch {
    return false;
  }
}

type RowProps = {
  cars: readonly Car[];
  /** Whether it stands within a page's own edges. */
  isInside: boolean;
  onClear: () => void;
};

function Row({ cars, isInside, onClear }: RowProps) {
  const site = useSite();
  const now = useRenderTime();
  const title = useId();
  const row = (
    <>
      <SectionHeading id={title} title="Recently viewed" />
      <CardGrid row warns={showRepayments(cars, site)}>
        {cars.map((car) => (
          <li key={car.id}>
            <CarCard car={car} site={site} now={now} sizes={SIZES} />
          </li>
        ))}
      </CardGrid>
      <Button variant="quiet" size="s" onClick={onClear}>
        Clear recently viewed
      </Button>
    </>
  );
  if (isInside) return <section aria-labelledby={title}>{row}</section>;
  return (
    <Container as="section" section labelledBy={title}>
      {row}
    </Container>
  );
}
