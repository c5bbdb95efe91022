import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { leadPicture } from '@shared-kit/domain/picture/lead-picture';
import { noPhotoId } from '@shared-kit/domain/picture/no-photo';
import { priceDisplay } from '@shared-kit/domain/price/price-display';
import { useSite } from '@shared-kit/runtime/site-context';
import { Picture } from '@shared-kit/ui/car/picture';
import { Price } from '@shared-kit/ui/car/price';
import { memo } from 'react';
import * as s from './enquiry-card.module.css';

/** Beside the form what one asks about; on a screen without room beside it not at all. */
export const EnquiryCard = memo(function EnquiryCard({ car }: { car: Car }) {
  const site = useSite();
  return (
    <div className={s.card}>
      <Picture id={leadPicture(car, site.flags) ?? noPhotoId(car)} alt="" sizes="25rem" narrowest={640} widest={640} />
      <p className={s.name}>{car.name}</p>
      <Price {...priceDisplay(car, site)} />
    </div>
  );
});
