import type { Car, CarCard as Hit } from '@shared-kit/contracts/vehicle/car.contract';
import { makePath } from '@shared-kit/domain/search/search-path';
import { showRepayments } from '@shared-kit/domain/finance/repayment/shown-repayment';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useSite } from '@shared-kit/runtime/site-context';
import { CarCard } from '@shared-kit/ui/car/car-card';
import { CarCardSkeleton } from '@shared-kit/ui/car/car-card-skeleton';
import { CardGrid } from '@shared-kit/ui/layout/card-grid';
import { LinkButton } from '@shared-kit/ui/link-button';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import { useEffect } from 'react';
import { vehicleApi } from '../../api/vehicle.api';
import { useNear } from '../../hydration/use-near';
import { similarQuery } from './similar-search';
import * as s from './similar-cars.module.css';

/** Pixels below the screen from which the cars are fetched (S9-13). */
const FETCH_FROM_PX = 500;
const SHOWN = 6;

type SimilarCarsProps = {
  car: Car;
  /** Where they stand right below the picture, as of a sold car: they come with the page. */
  first?: boolean;
};

/**
 * Up to six cars like this one (S9-35), fetched when they come near. Where they cannot be had, a search with
 * the same body and price stands in (S9-38). Without JavaScript there is the way to all of them.
 */
export function SimilarCars({ car, first = false }: SimilarCarsProps) {
  const { ref, isNear: comes } = useNear<HTMLElement>(FETCH_FROM_PX);
  const isNear = first || comes;
  const { hits, isPending } = useSimilarCars(car, isNear);
  if (hits?.length === 0) return null;
  return (
    <section
      ref={ref}
      aria-labelledby="similar-title"
      className={first ? 'no-print' : `no-print ${s.similar}`}
      aria-busy={isNear && isPending}
      data-later="whole"
    >
      <SectionHeading
        id="similar-title"
        title="You may also like"
        action={<LinkButton to={makePath(car.make, car.model)}>See all {car.model}</LinkButton>}
      />
      <CarRow hits={hits} />
    </section>
  );
}

/** `hits` is undefined while they are on their way. */
function useSimilarCars(car: Car, wanted: boolean): { hits: Hit[] | undefined; isPending: boolean } {
  const similar = vehicleApi.endpoints.getSimilarCars.useQuery(car.slug, { skip: !wanted });
  const fallback = vehicleApi.endpoints.searchCars.useQuery(similarQuery(car), { skip: !similar.isError });
  useEffect(() => {
    if (similar.isError) console.warn('Similar cars could not be fetched, a search stands in');
  }, [similar.isError]);
  if (!similar.isError) return { hits: similar.data?.hits, isPending: similar.data === undefined };
  const found = fallback.data?.hits.filter(({ id }) => id !== car.id).slice(0, SHOWN);
  return { hits: fallback.isError ? [] : found, isPending: found === undefined };
}

export type CarRowProps = { hits: readonly Hit[] | undefined };

export function CarRow({ hits }: CarRowProps) {
  const site = useSite();
  const now = useRenderTime();
  return (
    <CardGrid row warns={showRepayments(hits ?? [], site)}>
      {hits === undefined
        ? [1, 2, 3, 4].map((place) => (
            <li key={place} className={s.waiting}>
              <CarCardSkeleton />
            </li>
          ))
        : hits.map((hit) => (
            <li key={hit.id}>
              <CarCard car={hit} site={site} now={now} sizes="20rem" />
            </li>
          ))}
    </CardGrid>
  );
}
