import type { FacetItem } from '@shared-kit/contracts/search/search.contract';
import type { CarCard as Car } from '@shared-kit/contracts/vehicle/car.contract';
import { formatNumber } from '@shared-kit/domain/number/format-number';
import { ALL_STOCK, bodyPath } from '@shared-kit/domain/search/search-path';
import { showRepayments } from '@shared-kit/domain/finance/repayment/shown-repayment';
import { beginsWithShapes, rowCardWidth } from '@shared-kit/domain/site/template-parts';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { CarCard } from '@shared-kit/ui/car/car-card';
import { CardGrid } from '@shared-kit/ui/layout/card-grid';
import { sideViewId } from '@shared-kit/domain/picture/body-shape-name';
import { Container } from '@shared-kit/ui/layout/container';
import { Picture } from '@shared-kit/ui/car/picture';
import { LinkButton } from '@shared-kit/ui/link-button';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import { NEWEST, overviewApi } from '../../api/overview.api';
import * as s from './home-sections.module.css';

/** One row, as wide as a wide screen. */
const BODIES = 8;

/** What has just arrived, below ways in by body where the site's template has them. */
export function HomeSections() {
  const { bodies, hits } = useSuspenseQuery(overviewApi.endpoints.overview, NEWEST);
  const site = useSite();
  return (
    <div className={s.sections}>
      {beginsWithShapes(site) && <Bodies items={bodies} />}
      <Arrivals cars={hits} />
    </div>
  );
}

type Items = { items: readonly FacetItem[] };

function Bodies({ items }: Items) {
  if (items.length < 2) return null;
  return (
    <Container as="section" labelledBy="bodies-title">
      <SectionHeading id="bodies-title" title="Find your shape" />
      <ul className={s.bodies}>
        {items.slice(0, BODIES).map(({ value, label, count }) => (
          <li key={value}>
            <a href={bodyPath(value)} className={s.body}>
              <Picture id={sideViewId(value)} alt="" sizes="15rem" widest={320} />
              <span>{label}</span>
              <small>{formatNumber(count)}</small>
            </a>
          </li>
        ))}
      </ul>
    </Container>
  );
}

function Arrivals({ cars }: { cars: readonly Car[] }) {
  const site = useSite();
  const now = useRenderTime();
  if (cars.length === 0) return null;
  return (
    <Container as="section" labelledBy="arrivals-title">
      <SectionHeading
        id="arrivals-title"
        title="Just arrived"
        action={<LinkButton to={`${ALL_STOCK}?${NEWEST}`}>See all</LinkButton>}
      />
      <CardGrid row warns={showRepayments(cars, site)}>
        {cars.map((car) => (
          <li key={car.id}>
            <CarCard car={car} site={site} now={now} sizes={rowCardWidth(site)} />
          </li>
        ))}
      </CardGrid>
    </Container>
  );
}
