import { showRepayments } from '@shared-kit/domain/finance/repayment/shown-repayment';
import { rowCardWidth } from '@shared-kit/domain/site/template-parts';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useSite } from '@shared-kit/runtime/site-context';
import { CarCard } from '@shared-kit/ui/car/car-card';
import { CardGrid } from '@shared-kit/ui/layout/card-grid';
import { LinkButton } from '@shared-kit/ui/link-button';
import { CLOSEST } from '../../../api/closest-search';
import { searchApi } from '../../../api/search.api';
import type { ScopedSearch } from '../../../api/search.api';
import * as s from '../results-page.module.css';

/** Vehicles that come closest to a search that finds none. Where they cannot be had, nothing is missing. */
export function ClosestCars({ search, address }: { search: ScopedSearch; address: string }) {
  const site = useSite();
  const now = useRenderTime();
  const { data } = searchApi.endpoints.searchScope.useQuery(search);
  const closest = data?.hits.slice(0, CLOSEST) ?? [];
  if (closest.length === 0) return null;
  return (
    <section aria-labelledby="closest-title">
      <h2 id="closest-title">The closest we have</h2>
      <CardGrid row warns={showRepayments(closest, site)}>
        {closest.map((car) => (
          <li key={car.id}>
            <CarCard car={car} site={site} now={now} sizes={rowCardWidth(site)} />
          </li>
        ))}
      </CardGrid>
      <div className={s.more}>
        <LinkButton to={address}>See all of them</LinkButton>
      </div>
    </section>
  );
}
