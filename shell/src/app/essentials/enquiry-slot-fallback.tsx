import type { SlotProps } from '@shared-kit/contracts/slots.contract';
import { EnquiryEssentials } from './enquiry-essentials';

/** Stands in for the enquiry widget on a vehicle page. */
export function EnquirySlotFallback({ available, carId, dealershipSlug }: SlotProps['vehicle.enquiry']) {
  return available ? <EnquiryEssentials carId={carId} dealershipSlug={dealershipSlug} /> : null;
}
