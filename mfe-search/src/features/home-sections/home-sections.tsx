import { formatNumber } from '@shared-kit/domain/format-number';
import { searchHref } from '@shared-kit/domain/search-url';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { CarCard } from '@shared-kit/ui/car-card';
import { CardGrid } from '@shared-kit/ui/card-grid';
import { Container } from '@shared-kit/ui/container';
import { LinkButton } from '@shared-kit/ui/link-button';
import { SectionHeading } from '@shared-kit/ui/section-heading';
import { SmartLink } from '@shared-kit/ui/smart-link';
import { searchApi } from '../../api/search.api';
import { BodySilhouette } from './body-silhouette';
import * as s from './home-sections.module.css';

/** The one query that all sections of the home page share. */
export const NEWEST = 'sortBy=newest';
const ALL_STOCK = '/search/new-used-and-demo-cars';
const POPULAR_MAKES = 20;
const ARRIVALS = 8;

/** Ways into the stock: by body, by make, and what has just arrived. */
export function HomeSections() {
  const { facets, hits } = useSuspenseQuery(searchApi.endpoints.search, NEWEST);
  const site = useSite();
  const now = useRenderTime();
  const bodies = (facets['body'] ?? []).slice(0, 10);
  const makes = (facets['make'] ?? []).toSorted((a, b) => b.count - a.count).slice(0, POPULAR_MAKES);
  return (
    <>
      {bodies.length > 1 && (
        <Container as="section" section labelledBy="bodies-title">
          <SectionHeading id="bodies-title" title="Find your shape" />
          <ul className={s.bodies}>
            {bodies.map(({ value, label, count }) => (
              <li key={value}>
                <SmartLink href={searchHref(ALL_STOCK, { filters: { body: [value] } })} className={s.body}>
                  <BodySilhouette body={value} />
                  <span>{label}</span>
                  <small>{formatNumber(count)}</small>
                </SmartLink>
              </li>
            ))}
          </ul>
        </Container>
      )}
      {hits.length > 0 && (
        <Container as="section" section labelledBy="arrivals-title">
          <SectionHeading id="arrivals-title" title="Just arrived" action={<LinkButton to={`${ALL_STOCK}?${NEWEST}`}>See all</LinkButton>} />
          <CardGrid row>
            {hits.slice(0, ARRIVALS).map((car) => (
              <li key={car.id}>
                <CarCard car={car} site={site} now={now} sizes="18rem" />
              </li>
            ))}
          </CardGrid>
        </Container>
      )}
      {makes.length > 1 && (
        <Container as="section" section labelledBy="makes-title">
          <SectionHeading id="makes-title" title="Popular makes" />
          <ul className={s.makes}>
            {makes.map(({ value, label, count }) => (
              <li key={value}>
                <SmartLink href={`/search/${value.toLowerCase().replaceAll(' ', '-')}`} className={s.make}>
                  {label} <small>{formatNumber(count)}</small>
                </SmartLink>
              </li>
            ))}
          </ul>
        </Container>
      )}
    </>
  );
}
