import type { SlotProps } from '@shared-kit/contracts/release/slots.contract';
import { EnquiryEssentials } from './on-demand';

/** Stands in for the enquiry widget on a vehicle page. */
export function EnquirySlotFallback({ available, ...known }: SlotProps['vehicle.enquiry']) {
  return available ? <EnquiryEssentials {...known} /> : null;
}

/** Stands in for the form of a content page: the ordinary enquiry, to the place that the form is for. */
export function ContentFormFallback({ place }: SlotProps['content.form']) {
  return <EnquiryEssentials locationId={place} />;
}
