import { ALWAYS_A_CATEGORY } from '@shared-kit/contracts/form/lead-form';
import type { LeadForm as LeadFormDefinition } from '@shared-kit/contracts/form/lead-form';
import type { LeadCarCard } from '@shared-kit/contracts/lead/lead-car.contract';
import { useUnreadCar } from '../../lead-car/use-lead-car';
import { isForPlaceOfCar, placesOfModel } from '@shared-kit/domain/place/places-of-form';
import { isTestDriveOnly } from '@shared-kit/domain/vehicle/availability/car-reservable';
import { lazy, Suspense, useState } from 'react';
import { vehicleCategory } from '@shared-kit/domain/form/vehicle-category';
import type { FormFields } from '../../lead-form/field-prefix';
import { LeadForm } from '../../lead-form/lead-form';
import { OnceAlive } from '../../lead-form/once-alive';
import { DealershipSelect } from '../../places/dealership-select';
import { PlaceSelect, hiddenPlace, isNowhere, usePlaces, useUnreadPlace } from '../../places/place-fields';
import { CallUs } from '../../lead-form/call-us';
import { phoneOf } from '@shared-kit/domain/place/place-contact';
import { useSite } from '@shared-kit/runtime/site-context';
import { PhoneLink } from '@shared-kit/ui/phone-link';
import '@shared-kit/ui/form/choice-chips.module.css';

type PlacedFormProps = {
  form: LeadFormDefinition;
  car: LeadCarCard | null;
  /** From the address: what is known of the answers. */
  start?: Readonly<Record<string, string>>;
  /** Slug of the only place this form is for. */
  place?: string;
  /** What the page says of the car beside the form, sealed; left out where it shows none. */
  shown?: string | undefined;
};

const loadFindVehicle = async () =>
  (await import(/* webpackChunkName: 'on-demand-find' */ '../../rego/find-vehicle')).FindVehicle;

// In one file with the notes of a loan: each file has a line in the remote's entry, which every page loads. Its styles
// come with the page.

const BookingFields = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'parts' */ '../../booking/booking-fields')).BookingFields,
}));

/** A service is asked for in three steps, all on its page: where and when, which vehicle, who. */
const SERVICE_PARTS = {
  vehicle_rego: ({ prefix }: FormFields) => <OnceAlive load={loadFindVehicle} prefix={prefix} />,
  transport: () => <h2>3. Your details</h2>,
};

/** A form with its place: the vehicle's, the page's, or the one the shopper chooses where there are several. */
export function PlacedForm({ form, car, start = {}, place = '', shown = '' }: PlacedFormProps) {
  const isService = form.books === 'service';
  const all = usePlaces(form.places);
  const [chosen, setChosen] = useState<string | null>(null);
  const places = ofPage(placesOfModel(start['model_id'] ?? '', all), place);
  const carPlace = placeOfCar(form, car);
  const unread = useUnreadCar();
  const carId = car?.id ?? unread;
  const asks = askedIn(form, place, carId);
  const unreadPlace = useUnreadPlace(form.id, all, [place, start['location_id']]);
  const hidden = {
    ...hiddenOf(form, { car, carId, place: carPlace }),
    ...(asks === 'place' && { ...hiddenPlace(places), ...unreadPlace }),
  };
  if (isNowhere(form.places, all)) return <NotOffered />;
  return (
    <LeadForm
      form={form}
      car={askedAbout(car)}
      hidden={{ ...hidden, shown, ...quotedIn(start) }}
      call={callOf(carPlace)}
      start={start}
      below={isService ? SERVICE_PARTS : {}}
    >
      {(fields) => (
        <>
          {isService && <h2>1. Where and when</h2>}
          {asks === 'place' && <PlaceSelect places={places} fields={fields} onChoose={setChosen} />}
          {asks === 'dealership' && <DealershipSelect fields={fields} />}
          {form.books && (
            <Suspense>
              <BookingFields
                kind={form.books}
                locationId={hidden['location_id'] ?? chosen ?? fields.values['location_id']}
                carId={carId}
                fields={fields}
              />
            </Suspense>
          )}
          {isService && <h2>2. Your vehicle</h2>}
        </>
      )}
    </LeadForm>
  );
}

/** The signed figures that an address brings: they go with the lead. */
function quotedIn({ quote }: Readonly<Record<string, string>>): Record<string, string> {
  return quote ? { quote } : {};
}

/** Where the car's place answers, its number. */
function callOf(car: LeadCarCard | null) {
  return car && <CallUs place={car} ofCar />;
}

function NotOffered() {
  const site = useSite();
  return (
    <p>
      None of our locations takes this online. Call us on <PhoneLink number={phoneOf(null, site)} />.
    </p>
  );
}

function placeOfCar(form: LeadFormDefinition, car: LeadCarCard | null): LeadCarCard | null {
  return car && isForPlaceOfCar(form) ? car : null;
}

/** Whom a form is for has to be asked, unless a vehicle says so, which nobody here may have read. */
function askedIn(form: LeadFormDefinition, place: string, carId: string): 'place' | 'dealership' | null {
  if (carId && isForPlaceOfCar(form)) return null;
  return form.places || place ? 'place' : 'dealership';
}

/** The page's own place; every place where the form does not go there. */
function ofPage<Place extends { slug: string }>(all: readonly Place[], place: string): readonly Place[] {
  const own = all.filter(({ slug }) => slug === place);
  return own.length > 0 ? own : all;
}

function askedAbout(car: LeadCarCard | null) {
  if (!car) return null;
  return { id: car.id, slug: car.slug, name: car.name, type: car.car_type, testDriveOnly: isTestDriveOnly(car) };
}

/** What is sent along unseen of the vehicle, and its place where that is the form's. */
function hiddenOf(
  form: LeadFormDefinition,
  { car, carId, place }: { car: LeadCarCard | null; carId: string; place: LeadCarCard | null },
): Record<string, string> {
  return {
    ...(form.category === '' && { category: car ? vehicleCategory(car.car_type) : ALWAYS_A_CATEGORY[0] }),
    ...(carId && { car_id: carId }),
    ...(place && { dealership_slug: place.dealership_slug, location_id: place.location_id }),
  };
}
