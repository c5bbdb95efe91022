import type { SlotProps } from '@shared-kit/contracts/release/slots.contract';
import { showRepayments } from '@shared-kit/domain/finance/repayment/shown-repayment';
import { siteText } from '@shared-kit/domain/text/site-text';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { CarCard } from '@shared-kit/ui/car/car-card';
import { CardGrid } from '@shared-kit/ui/layout/card-grid';
import { stockAsked, stockAtApi } from '../../api/stock-at.api';

/** Vehicles of any search, within a page of the site's own text; the way to all of them stands below, as the page draws it. */
export function ContentStock({ search, count }: SlotProps['content.stock']) {
  const { cars } = useSuspenseQuery(stockAtApi.endpoints.stockAt, stockAsked(search, count));
  const site = useSite();
  const now = useRenderTime();
  if (cars.length === 0) return <p>{siteText(site, 'No cars like these are here right now.')}</p>;
  return (
    <CardGrid row warns={showRepayments(cars, site)}>
      {cars.map((car) => (
        <li key={car.id}>
          <CarCard car={car} site={site} now={now} sizes="18rem" />
        </li>
      ))}
    </CardGrid>
  );
}
