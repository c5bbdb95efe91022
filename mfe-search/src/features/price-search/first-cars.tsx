import type { SearchResponse } from '@shared-kit/contracts/search/search.contract';
import { showRepayments } from '@shared-kit/domain/finance/repayment/shown-repayment';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useSite } from '@shared-kit/runtime/site-context';
import { CarCard } from '@shared-kit/ui/car/car-card';
import { CardGrid } from '@shared-kit/ui/layout/card-grid';
import { LinkButton } from '@shared-kit/ui/link-button';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import { kindText, totalText } from '../../total/total-text';

/** Two rows on a wide screen. */
const FIRST = 8;

/** The first of what was found; the rest is a link away. */
export function FirstCars({ results, href }: { results: SearchResponse; href: string }) {
  const site = useSite();
  const now = useRenderTime();
  const first = results.hits.slice(0, FIRST);
  return (
    <section aria-labelledby="first-cars-title">
      <SectionHeading
        id="first-cars-title"
        title="The first of them"
        text={<span role="status">{totalText(results)}</span>}
        {...(first.length > 0 && { action: <LinkButton to={href}>See all</LinkButton> })}
      />
      {first.length > 0 && (
        <CardGrid label={kindText(results.noun)} warns={showRepayments(first, site)}>
          {first.map((car) => (
            <li key={car.id}>
              <CarCard car={car} site={site} now={now} />
            </li>
          ))}
        </CardGrid>
      )}
    </section>
  );
}
