import { isAvailable } from '@shared-kit/domain/car-availability';
import { asProblem } from '@shared-kit/runtime/as-problem';
import { useEmit } from '@shared-kit/runtime/remote-origin';
import { useRemoteConfig } from '@shared-kit/runtime/site-context';
import { Slot } from '@shared-kit/runtime/slot';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { Breadcrumb } from '@shared-kit/ui/breadcrumb';
import { Container } from '@shared-kit/ui/container';
import { Skeleton } from '@shared-kit/ui/skeleton';
import { Suspense, useEffect } from 'react';
import { useParams } from 'react-router';
import type { Car } from '@shared-kit/contracts/car.contract';
import { vehicleApi } from '../../api/vehicle.api';
import type { VehicleConfig } from '../../vehicle-config';
import { DealerComments } from '../../features/details/dealer-comments';
import { FeatureList } from '../../features/details/feature-list';
import { KeyFacts } from '../../features/details/key-facts';
import { Specifications } from '../../features/details/specifications';
import { SimilarCars } from '../../features/similar-cars/similar-cars';
import { VehicleBar } from '../../features/summary/vehicle-bar';
import { VehicleSummary } from '../../features/summary/vehicle-summary';
import { VehicleGone } from './vehicle-gone';
import { VehicleHead } from './vehicle-head';
import { VehicleMedia } from './vehicle-media';
import * as s from './vehicle-page.module.css';

export function VehiclePage() {
  const { slug = '' } = useParams();
  const { error } = vehicleApi.endpoints.getCar.useQueryState(slug);
  const code = asProblem(error)?.code;
  if (code === 'not_found' || code === 'gone') return <VehicleGone sold={code === 'gone'} />;
  return <Vehicle slug={slug} />;
}

function Vehicle({ slug }: { slug: string }) {
  const car = useSuspenseQuery(vehicleApi.endpoints.getCar, slug);
  const config = useRemoteConfig<VehicleConfig>('mfe-vehicle');
  const emit = useEmit();
  const available = isAvailable(car);

  useEffect(() => {
    emit('vehicle:viewed', { carId: car.id, stocknum: car.stocknum });
    if (car.car_type === 'used') emit('analytics:tracked', { eventId: 4, carId: car.id });
  }, [emit, car.id, car.stocknum, car.car_type]);

  return (
    <>
      <VehicleHead car={car} />
      <Container>
        <div className={s.trail}>
          <Breadcrumb items={trail(car)} />
        </div>
        <div className={s.top}>
          <div className={s.media}>
            <VehicleMedia key={car.id} car={car} />
          </div>
          <VehicleSummary car={car} available={available} />
        </div>
        <KeyFacts car={car} />
        <div className={s.columns}>
          <div className={s.main}>
            <DealerComments key={car.id} text={car.dealercomments} />
            <Specifications car={car} shown={config.spec_rows} />
            <FeatureList features={car.standardEquipment} shown={config.feature_rows} />
            <Slot name="vehicle.calculators" props={{ carId: car.id, slug }} />
          </div>
          <aside aria-label="Enquire and visit">
            <section id="enquire" className={s.enquire}>
              <Slot name="vehicle.enquiry" props={{ ...slotProps(car), available }} />
            </section>
          </aside>
        </div>
        <section id="vehicle-map">
          <Slot name="vehicle.location" props={slotProps(car)} />
        </section>
        <Slot name="vehicle.reviews" props={{ dealershipSlug: car.dealership_slug }} />
        <Suspense fallback={<Skeleton shape="picture" />}>
          <SimilarCars slug={slug} />
        </Suspense>
        <Slot name="vehicle.similar" props={{ carId: car.id, slug }} />
      </Container>
      {available && <VehicleBar car={car} />}
    </>
  );
}

function slotProps(car: Car) {
  return {
    carId: car.id,
    slug: car.slug,
    carName: car.name,
    carType: car.car_type,
    dealershipSlug: car.dealership_slug,
    locationId: car.location?.id ?? '',
  };
}

function trail({ car_type: type, make, name }: Car) {
  const label = { new: 'New cars', used: 'Used cars', demo: 'Demo cars' }[type];
  return [
    { label: 'Home', href: '/' },
    { label, href: `/search/${type}-cars` },
    { label: make, href: `/search/${encodeURIComponent(make.toLowerCase())}` },
    { label: name },
  ];
}
