import type { ShownCar } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { isAvailable } from '@shared-kit/domain/vehicle/availability/car-availability';
import { asProblem } from '@shared-kit/runtime/as-problem';
import { used } from '@shared-kit/runtime/first-use';
import { useEmit } from '@shared-kit/runtime/remote-origin';
import { Slot } from '@shared-kit/runtime/slot';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { Breadcrumb } from '@shared-kit/ui/navigation/breadcrumb';
import { Container } from '@shared-kit/ui/layout/container';
import { Skeleton } from '@shared-kit/ui/message/skeleton';
import { lazy, Suspense, useEffect } from 'react';
import { useParams } from 'react-router';
import { vehicleApi } from '../../api/vehicle.api';
import { slotProps } from '../../slots/slot-props';
import { PictureActions } from '../../features/summary/picture-actions';
import { useCountReveals } from '../../features/summary/use-count-reveals';
import { VehicleSummary } from '../../features/summary/vehicle-summary';
import { Place } from './place';
import { trail } from './trail';
import { useViewedCar } from './use-viewed-car';
import { VehicleHead } from './vehicle-head';
import { VehicleMedia } from './vehicle-media';
import * as s from './vehicle-page.module.css';
import { ownPhoneOf } from '@shared-kit/domain/place/place-contact';

// What stands below the first screen, or says what does not change, stays the server's until the page is used.
const details = async () => {
  await used();
  return import('./vehicle-details');
};
const VehicleDetails = lazy(async () => ({ default: (await details()).VehicleDetails }));
const VehicleQuestions = lazy(async () => ({ default: (await details()).VehicleQuestions }));
const SoldDetails = lazy(async () => ({ default: (await details()).SoldDetails }));
const EnquiryCard = lazy(async () => ({ default: (await details()).EnquiryCard }));
// With the styles of the foot's own cars: a chunk of its own would bring them a second time.
const CarRow = lazy(async () => ({ default: (await details()).CarRow }));
const VehicleFoot = lazy(async () => ({ default: (await details()).VehicleFoot }));
const KeyFacts = lazy(async () => ({ default: (await details()).KeyFacts }));
const AnnouncementBar = lazy(async () => ({ default: (await details()).AnnouncementBar }));
// Both are out of sight until somebody scrolls.
const StickyHeader = lazy(async () => ({ default: (await details()).StickyHeader }));
const VehicleBar = lazy(async () => ({ default: (await details()).VehicleBar }));

const VehicleGone = lazy(async () => ({ default: (await import('./vehicle-gone')).VehicleGone }));

export function VehiclePage() {
  const { slug = '' } = useParams();
  const { error } = vehicleApi.endpoints.getCar.useQueryState(slug);
  const code = asProblem(error)?.code;
  if (code === 'not_found' || code === 'gone')
    return (
      <Suspense fallback={<Skeleton shape="picture" />}>
        <VehicleGone slug={slug} sold={code === 'gone'} row={CarRow} />
      </Suspense>
    );
  return <Vehicle slug={slug} />;
}

function Vehicle({ slug }: { slug: string }) {
  const car = useSuspenseQuery(vehicleApi.endpoints.getCar, slug);
  const emit = useEmit();
  const available = isAvailable(car);

  useEffect(() => {
    emit('vehicle:viewed', { carId: car.id, stocknum: car.stocknum });
    emit('cars:shown', { cars: [car] });
    if (car.car_type === 'used') emit('analytics:tracked', { eventId: 4, carId: car.id });
  }, [emit, car]);
  useViewedCar(car);
  useCountReveals(car);

  return (
    <>
      <VehicleHead car={car} />
      <Suspense>
        <StickyHeader car={car} available={available} />
      </Suspense>
      <Container>
        <Suspense>
          <AnnouncementBar car={car} />
        </Suspense>
        <div className={s.top}>
          <Breadcrumb items={trail(car)} />
          <div className={s.media}>
            <VehicleMedia key={car.id} car={car} />
            <PictureActions car={car} available={available} />
          </div>
          <div className={s.summary}>
            <VehicleSummary car={car} available={available} />
          </div>
          <Suspense>
            <KeyFacts car={car} />
          </Suspense>
          <div className={s.main} data-later="parts">
            <Suspense fallback={<Skeleton shape="picture" />}>
              {available ? <VehicleDetails car={car} /> : <SoldDetails car={car} />}
            </Suspense>
            {available && <Place car={car} />}
            {available && (
              <Suspense>
                <VehicleQuestions itemType={car.item_type} />
              </Suspense>
            )}
          </div>
        </div>
        {available && <Enquire car={car} />}
        <Suspense fallback={<Skeleton shape="picture" />}>
          <VehicleFoot car={car} available={available} />
        </Suspense>
      </Container>
      {available && (
        <Suspense>
          <VehicleBar car={car} />
        </Suspense>
      )}
    </>
  );
}

/** The form, beside the vehicle that it is about. */
function Enquire({ car }: { car: ShownCar }) {
  const { shown, location } = car;
  return (
    <section id="enquire" className={`no-print ${s.enquire}`} data-later="whole">
      <Slot
        name="vehicle.enquiry"
        props={{ ...slotProps(car), available: true, shown, phone: ownPhoneOf(location) ?? '' }}
      />
      <Suspense>
        <EnquiryCard car={car} />
      </Suspense>
    </section>
  );
}
