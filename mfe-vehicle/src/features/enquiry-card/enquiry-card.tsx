import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { leadPicture } from '@shared-kit/domain/picture/lead-picture';
import { noPhotoId } from '@shared-kit/domain/picture/no-photo';
import { priceDisplay } from '@shared-kit/domain/price/price-display';
import { useSite } from '@shared-kit/runtime/site-context';
import { Picture } from '@shared-kit/ui/car/picture';
import { Price } from '@shared-kit/ui/car/price';
import { memo } from 'react';
import * as s from './enquiry-card.module.css';

/** Beside the form: what one asks about. */
export const EnquiryCard = memo(function EnquiryCard({ car }: { car: Car }) {
  const site = useSite();
  return (
    <div className={s.card}>
      <Picture id={leadPicture(car, site.flags) ?? noPhotoId(car)} alt="" sizes="30rem" narrowest={640} />
      <div className={s.words}>
        <p className={s.name}>{car.name}</p>
        <Price {...priceDisplay(car, site)} />
        {car.location_name && <p className={s.place}>{car.location_name}</p>}
      </div>
    </div>
  );
});
