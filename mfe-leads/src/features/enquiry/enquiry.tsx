import { ENQUIRY_FORM } from '@shared-kit/contracts/car-forms';
import type { SlotProps } from '@shared-kit/contracts/slots.contract';
import { vehicleWord } from '@shared-kit/domain/vehicle-word';
import { LeadForm } from '../../lead-form/lead-form';
import { vehicleCategory } from '../../lead-form/lead-event';
import * as s from './enquiry.module.css';

/** Asks about the vehicle of the page. Sold cars are not enquired about (S4-03). */
export function Enquiry({
  carId,
  slug,
  carName,
  carType,
  itemType,
  dealershipSlug,
  locationId,
  available,
}: SlotProps['vehicle.enquiry']) {
  if (!available) return null;
  const hidden = {
    category: vehicleCategory(carType),
    car_id: carId,
    dealership_slug: dealershipSlug,
    location_id: locationId,
  };
  return (
    <div className={s.enquiry}>
      <div>
        <h2 className={s.title}>Enquire about this {vehicleWord(itemType)}</h2>
        <p className={s.car}>{carName}</p>
      </div>
      <LeadForm
        form={ENQUIRY_FORM}
        key={carId}
        car={{ id: carId, slug, name: carName, type: carType }}
        hidden={hidden}
      />
    </div>
  );
}
