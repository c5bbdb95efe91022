import type { SlotProps } from '@shared-kit/contracts/release/slots.contract';
import { showRepayments } from '@shared-kit/domain/finance/repayment/shown-repayment';
import { scopePath } from '@shared-kit/domain/search/search-path';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { CarCard } from '@shared-kit/ui/car/car-card';
import { CardGrid } from '@shared-kit/ui/layout/card-grid';
import { LinkButton } from '@shared-kit/ui/link-button';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import { stockOfApi } from '../../api/stock-of.api';

/** The newest that one dealership has, and the way to all of it. Nothing where it sells nothing: a workshop, an office. */
export function DealershipStock({ dealershipSlug, dealershipName }: SlotProps['location.stock']) {
  const { count, cars } = useSuspenseQuery(stockOfApi.endpoints.stockOf, dealershipName);
  const site = useSite();
  const now = useRenderTime();
  if (cars.length === 0) return null;
  return (
    <section aria-labelledby="stock-title">
      <SectionHeading
        id="stock-title"
        title="In stock here"
        action={<LinkButton to={scopePath(dealershipSlug)}>{count === 1 ? 'See it' : `See all ${count}`}</LinkButton>}
      />
      <CardGrid row warns={showRepayments(cars, site)}>
        {cars.map((car) => (
          <li key={car.id}>
            <CarCard car={car} site={site} now={now} sizes="18rem" />
          </li>
        ))}
      </CardGrid>
    </section>
  );
}
