import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useSite } from '@shared-kit/runtime/site-context';
import { CarCard } from '@shared-kit/ui/car-card';
import { CardGrid } from '@shared-kit/ui/card-grid';
import { SectionHeading } from '@shared-kit/ui/section-heading';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { vehicleApi } from '../../api/vehicle.api';
import * as s from './similar-cars.module.css';

/** Up to six cars like this one (S9-35). */
export function SimilarCars({ slug }: { slug: string }) {
  const { isError } = vehicleApi.endpoints.getSimilarCars.useQueryState(slug);
  // A failure is only logged: the page is whole without it (spec section 8).
  return isError ? null : <SimilarCarList slug={slug} />;
}

function SimilarCarList({ slug }: { slug: string }) {
  const { hits } = useSuspenseQuery(vehicleApi.endpoints.getSimilarCars, slug);
  const site = useSite();
  const now = useRenderTime();
  if (hits.length === 0) return null;
  return (
    <section aria-labelledby="similar-title" className={s.similar}>
      <SectionHeading id="similar-title" title="You may also like" />
      <CardGrid row>
        {hits.map((car) => (
          <li key={car.id}>
            <CarCard car={car} site={site} now={now} sizes="20rem" />
          </li>
        ))}
      </CardGrid>
    </section>
  );
}
