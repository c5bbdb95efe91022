import type { SlotProps } from '@shared-kit/contracts/release/slots.contract';
import { EnquiryEssentials } from './on-demand';

/** Stands in for the enquiry widget on a vehicle page. */
export function EnquirySlotFallback({ available, carId, dealershipSlug, shown }: SlotProps['vehicle.enquiry']) {
  return available ? <EnquiryEssentials carId={carId} dealershipSlug={dealershipSlug} shown={shown} /> : null;
}

/** Stands in for the form of a content page: the ordinary enquiry, which says by its page what it is about. */
export function ContentFormFallback() {
  return <EnquiryEssentials />;
}
