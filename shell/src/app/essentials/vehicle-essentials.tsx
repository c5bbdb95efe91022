import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { isAvailable } from '@shared-kit/domain/vehicle/availability/car-availability';
import { priceDisplay } from '@shared-kit/domain/price/price-display';
import { makePath } from '@shared-kit/domain/search/search-path';
import { asProblem } from '@shared-kit/runtime/as-problem';
import { useSite } from '@shared-kit/runtime/site-context';
import { Container } from '@shared-kit/ui/layout/container';
import { PhoneLink } from '@shared-kit/ui/phone-link';
import { Price } from '@shared-kit/ui/car/price';
import { Stack } from '@shared-kit/ui/layout/stack';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { shellApi } from '../api/shell.api';
import { StaticPart } from '../static-parts/static-part';
import { EnquiryEssentials } from './on-demand';
import { phoneOf } from '@shared-kit/domain/place/place-contact';

/** A vehicle page without mfe-vehicle: name, price, phone and enquiry; of a sold car that it is sold. */
export function VehicleEssentials({ failure }: { failure?: ReactNode }) {
  const { slug = '' } = useParams();
  const site = useSite();
  const { data: car, error } = shellApi.endpoints.getCar.useQuery(slug);
  const code = asProblem(error)?.code;
  if (!failure && (code === 'gone' || code === 'not_found')) return <GoneVehicle isSold={code === 'gone'} />;
  return (
    <Container as="section" narrow section>
      <Stack gap={24}>
        {car ? (
          <>
            {failure && <title>{car.name}</title>}
            <h1>{car.name}</h1>
            {failure}
            {isAvailable(car) ? <Offer car={car} /> : <Sold make={car.make} />}
            <Phone number={phoneOf(car.location, site)} />
            {isAvailable(car) && <EnquiryEssentials carId={car.id} dealershipSlug={car.dealership_slug} />}
          </>
        ) : (
          <UnknownVehicle failure={failure} />
        )}
      </Stack>
    </Container>
  );
}

/** It is not here, or not any more: said so, with those like it. */
function GoneVehicle({ isSold }: { isSold: boolean }) {
  const title = isSold ? 'This vehicle has found a new owner' : 'We cannot find that vehicle';
  return (
    <Container as="section" section>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Stack gap={24}>
        <h1>{title}</h1>
        <p>There are plenty more like it.</p>
        <StaticPart part="lost" once />
      </Stack>
    </Container>
  );
}

function UnknownVehicle({ failure }: { failure?: ReactNode }) {
  const site = useSite();
  return (
    <>
      {failure && <title>This page did not load</title>}
      <h1>{failure ? 'This page did not load' : 'This vehicle'}</h1>
      {failure ? failure : <Phone number={phoneOf(null, site)} />}
      {/* Offline nobody hears a question, about a vehicle that has not come. */}
      {(!failure || navigator.onLine) && <EnquiryEssentials />}
    </>
  );
}

/** A price is never shown without what it includes (R-LEGAL-02). */
function Offer({ car }: { car: Car }) {
  const shown = priceDisplay(car, useSite());
  return <Price size="l" {...shown} />;
}

/** In place of price and enquiry once a car is sold (S4-03). */
function Sold({ make }: { make: string }) {
  return (
    <p>
      <strong>SOLD</strong> <a href={makePath(make)}>Find Me Something Similar</a>
    </p>
  );
}

function Phone({ number }: { number: string }) {
  return (
    <p>
      Call us on <PhoneLink number={number} />
    </p>
  );
}
