import { buildSearch } from '@shared-kit/domain/search-url';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { Breadcrumb } from '@shared-kit/ui/breadcrumb';
import { CarCard } from '@shared-kit/ui/car-card';
import { CardGrid } from '@shared-kit/ui/card-grid';
import { Container } from '@shared-kit/ui/container';
import { EmptyState } from '@shared-kit/ui/empty-state';
import { LinkButton } from '@shared-kit/ui/link-button';
import { SectionHeading } from '@shared-kit/ui/section-heading';
import { searchApi } from '../../api/search.api';
import { CardButtons } from '../../card-buttons/card-buttons';
import * as s from './offers-page.module.css';

/** Cars whose price has come down. */
export const OFFERS = buildSearch({ filters: { categories: ['offers'] } }).toString();
const ALL_STOCK = '/search/new-used-and-demo-cars';

export function OffersPage() {
  const { hits } = useSuspenseQuery(searchApi.endpoints.search, OFFERS);
  const site = useSite();
  const now = useRenderTime();
  return (
    <Container>
      <div className={s.page}>
        <title>{`Special offers | ${site.name}`}</title>
        <meta name="description" content={`Cars with a reduced price at ${site.name}.`} />
        <link rel="canonical" href="/special-offers" />
        <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Special offers' }]} />
        <SectionHeading level={1} title="Special offers" text="Prices that have come down, while they last." />
        {hits.length === 0 ? (
          <EmptyState
            title="No Results Available"
            text="There appears to be no offers currently available that meet the conditions of your search"
            action={
              <LinkButton to={ALL_STOCK} variant="primary">
                See all stock
              </LinkButton>
            }
          />
        ) : (
          <CardGrid label="Offers">
            {hits.map((car, index) => (
              <li key={car.id}>
                <CarCard
                  car={car}
                  site={site}
                  now={now}
                  level={2}
                  priority={index < 3}
                  actions={<CardButtons car={car} buttons={site.card_buttons} />}
                />
              </li>
            ))}
          </CardGrid>
        )}
      </div>
    </Container>
  );
}
