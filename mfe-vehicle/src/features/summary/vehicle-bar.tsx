import type { Car } from '@shared-kit/contracts/car.contract';
import { phoneHref } from '@shared-kit/domain/format-phone';
import { useSite } from '@shared-kit/runtime/site-context';
import { LinkButton } from '@shared-kit/ui/link-button';
import { StickyBar } from '@shared-kit/ui/sticky-bar';
import Phone from 'lucide-react/icons/phone';
import { useRef } from 'react';
import { useReportPhoneReveal } from './use-report-phone-reveal';

/** A phone's bar at the lower edge. Calling from it counts as asking for the number, once. */
export function VehicleBar({ car }: { car: Car }) {
  const site = useSite();
  const report = useReportPhoneReveal(car);
  const reported = useRef(!site.flags.phone_reveal);

  function reportOnce() {
    if (!reported.current) report();
    reported.current = true;
  }

  return (
    <StickyBar label="Call or enquire">
      <LinkButton to={phoneHref(car.location?.phone ?? site.phone) ?? '#enquire'} onClick={reportOnce} wide>
        <Phone aria-hidden /> Call
      </LinkButton>
      <LinkButton to="#enquire" variant="primary" wide>
        Enquire
      </LinkButton>
    </StickyBar>
  );
}
