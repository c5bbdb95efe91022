import { showRepayments } from '@shared-kit/domain/finance/repayment/shown-repayment';
import { siteText } from '@shared-kit/domain/text/site-text';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useSite } from '@shared-kit/runtime/site-context';
import { CarCard } from '@shared-kit/ui/car/car-card';
import { CardGrid } from '@shared-kit/ui/layout/card-grid';
import { leadsApi } from '../../api/leads.api';
import * as s from './success-page.module.css';

/** Others to look at while waiting. Where they cannot be had, nothing is missing. */
export function SimilarCars({ slug }: { slug: string }) {
  const site = useSite();
  const now = useRenderTime();
  const { data } = leadsApi.endpoints.getSimilarCars.useQuery(slug);
  if (!data || data.hits.length === 0) return null;
  return (
    <section className={s.similar} aria-labelledby="similar-cars">
      <h2 id="similar-cars" className={s.subtitle}>
        {siteText(site, 'Similar cars')}
      </h2>
      <CardGrid row label={siteText(site, 'Similar cars')} warns={showRepayments(data.hits, site)}>
        {data.hits.slice(0, 4).map((car) => (
          <li key={car.id}>
            <CarCard car={car} site={site} now={now} sizes="20rem" />
          </li>
        ))}
      </CardGrid>
    </section>
  );
}
