import type { ListedCar as Hit } from '@shared-kit/contracts/vehicle/car.contract';
import { HEARTS_ID } from '@shared-kit/domain/account/keep-form';
import { isFavouriteVisible } from '@shared-kit/domain/search/favourite-visible';
import { gridCardWidth } from '@shared-kit/domain/site/template-parts';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useSite } from '@shared-kit/runtime/site-context';
import { Slot } from '@shared-kit/runtime/slot';
import type { WidgetHandle } from '@shared-kit/runtime/slot';
import { CarCard } from '@shared-kit/ui/car/car-card';
import { lazy, memo, Suspense } from 'react';
import { CardButtons } from '../../../card-buttons/card-buttons';

const CompareToggle = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'on-demand-compare' */ '../../../compare-list/compare-toggle'))
    .CompareToggle,
}));

type ResultCardProps = {
  car: Hit;
  priority: boolean;
  distanceKm: number | undefined;
  /** What saves and compares comes once scripts have rendered the cards, and costs the server nothing; until then a plain heart stands there. */
  isAlive: boolean;
  /** What keeps cars on this page, where a plain heart stands for it until then. */
  heart: WidgetHandle | false | undefined;
  isViewed: boolean;
};

/** A card of the results with what a shopper can do from it. */
export const ResultCard = memo(function ResultCard({
  car,
  priority,
  distanceKm,
  isAlive,
  heart,
  isViewed,
}: ResultCardProps) {
  const site = useSite();
  const now = useRenderTime();
  const savable = isFavouriteVisible(car, site);
  const { id: carId, name: carName, path, slug, make, model, primary_image_url: imageUrl } = car;
  return (
    <CarCard
      car={car}
      site={site}
      now={now}
      level={2}
      sizes={gridCardWidth(site)}
      priority={priority}
      distanceKm={distanceKm}
      {...(isViewed && { mark: 'Viewed' })}
      save={
        isAlive ? (
          <Slot name="results.card-actions" props={{ carId, carName, path, savable, slug, make, model, imageUrl }} />
        ) : (
          // One element. Its form and its style are mfe-account's, and before scripts are there the shell answers it.
          heart && savable && <button form={HEARTS_ID} name="car_id" value={carId} aria-label={`Save: ${carName}`} />
        )
      }
      compare={
        savable
          ? isAlive && (
              <Suspense>
                <CompareToggle car={{ slug, name: carName }} />
              </Suspense>
            )
          : undefined
      }
      actions={<CardButtons car={car} buttons={site.card_buttons} />}
    />
  );
});
