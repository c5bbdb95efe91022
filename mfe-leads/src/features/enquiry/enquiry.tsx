import { ENQUIRY_FORM } from '@shared-kit/contracts/form/enquiry-form';
import type { SlotProps } from '@shared-kit/contracts/release/slots.contract';
import { vehicleWord } from '@shared-kit/domain/text/vehicle-word';
import { CallUs } from '../../lead-form/call-us';
import { LeadForm } from '../../lead-form/lead-form';
import { vehicleCategory } from '@shared-kit/domain/form/vehicle-category';
import { PlaceSelect, hiddenPlace, usePlaces } from '../../places/place-fields';
import * as s from './enquiry.module.css';

type EnquiryProps = SlotProps['vehicle.enquiry'];

/** Asks about the vehicle of the page, or about a new model of which none stands anywhere. Sold cars are not enquired about (S4-03). */
export function Enquiry(props: EnquiryProps) {
  if (!props.available) return null;
  return (
    <div className={s.enquiry}>
      <div>
        <h2 className={s.title}>Enquire about this {vehicleWord(props.itemType)}</h2>
        <p className={s.car}>{props.carName}</p>
      </div>
      {props.carId ? <AboutVehicle key={props.carId} {...props} /> : <AboutModel key={props.carName} {...props} />}
    </div>
  );
}

function AboutVehicle({ carId, slug, carName, carType, dealershipSlug, locationId, shown = '', phone }: EnquiryProps) {
  const hidden = {
    category: vehicleCategory(carType),
    car_id: carId,
    dealership_slug: dealershipSlug,
    location_id: locationId,
    shown,
  };
  return (
    <LeadForm
      form={ENQUIRY_FORM}
      car={{ id: carId, slug, name: carName, type: carType }}
      hidden={hidden}
      call={<CallUs place={{ phone }} ofCar />}
    />
  );
}

/** A model stands at no place, so the shopper says which one is to answer (S5-21); its name begins the message. */
function AboutModel({ carId, slug, carName, carType }: EnquiryProps) {
  const places = usePlaces(['', 'sales']);
  return (
    <LeadForm
      form={ENQUIRY_FORM}
      car={{ id: carId, slug, name: carName, type: carType }}
      hidden={{ category: vehicleCategory(carType), ...hiddenPlace(places) }}
      start={{ message: `I am interested in the ${carName}.` }}
    >
      {(fields) => <PlaceSelect places={places} fields={fields} />}
    </LeadForm>
  );
}
