import type { LeadCarCard } from '@shared-kit/contracts/lead-car.contract';
import type { LeadForm as LeadFormDefinition } from '@shared-kit/contracts/lead-form';
import { isTestDriveOnly } from '@shared-kit/domain/car-availability';
import { useState } from 'react';
import { BookingFields } from '../../booking/booking-fields';
import type { BookingKind } from '../../booking/booking-fields';
import { vehicleCategory } from '../../lead-form/lead-event';
import type { FormFields } from '../../lead-form/field-prefix';
import { LeadForm } from '../../lead-form/lead-form';
import { FindVehicle } from '../../rego/find-vehicle';
import { PlaceSelect, hiddenPlace, usePlaces } from '../../places/place-fields';

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

const BELOW_PLATE = { vehicle_rego: ({ prefix }: FormFields) => <FindVehicle prefix={prefix} /> };

function bookingKindOf(formId: string): BookingKind | null {
  return formId === 'test-drive' || formId === 'service' ? formId : null;
}

/** A form with its place: the vehicle's, the page's, or the one the shopper chooses where there are several. */
export function PlacedForm({ form, car, start = {}, place = '', shown = '' }: PlacedFormProps) {
  const all = usePlaces(form.places);
  const [chosen, setChosen] = useState<string | null>(null);
  const kind = bookingKindOf(form.id);
  const ofPage = all.filter(({ slug }) => slug === place);
  const places = ofPage.length > 0 ? ofPage : all;
  const asksPlace = !car && (form.places !== null || place !== '');
  const hidden = hiddenOf(form, car, asksPlace ? places : null);
  const asked = car && {
    id: car.id,
    slug: car.slug,
    name: car.name,
    type: car.car_type,
    testDriveOnly: isTestDriveOnly(car),
  };
  return (
    <LeadForm
      form={form}
      car={asked}
      hidden={{ ...hidden, shown }}
      start={start}
      below={form.id === 'service' ? BELOW_PLATE : {}}
    >
      {(fields) => (
        <>
          {asksPlace && <PlaceSelect places={places} fields={fields} onChoose={setChosen} />}
          {kind && (
            <BookingFields
              kind={kind}
              locationId={hidden['location_id'] ?? chosen ?? fields.values['location_id'] ?? ''}
              carId={car?.id ?? ''}
              fields={fields}
            />
          )}
        </>
      )}
    </LeadForm>
  );
}

/** What is sent along unseen: the vehicle's own place, or what the places to choose from ask for. */
function hiddenOf(
  form: LeadFormDefinition,
  car: LeadCarCard | null,
  places: Parameters<typeof hiddenPlace>[0] | null,
): Record<string, string> {
  if (!car) return places ? hiddenPlace(places) : {};
  return {
    ...(form.category === '' && { category: vehicleCategory(car.car_type) }),
    car_id: car.id,
    dealership_slug: car.dealership_slug,
    location_id: car.location_id,
  };
}
