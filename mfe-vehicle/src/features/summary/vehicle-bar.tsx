import type { Car } from '@shared-kit/contracts/car.contract';
import { phoneHref } from '@shared-kit/domain/format-phone';
import { useSite } from '@shared-kit/runtime/site-context';
import { LinkButton } from '@shared-kit/ui/link-button';
import { StickyBar } from '@shared-kit/ui/sticky-bar';
import Phone from 'lucide-react/icons/phone';
import { useEffect, useRef } from 'react';
import { useIsHydrated } from '../../hydration/use-is-hydrated';
import { useScrolledPast } from '../../hydration/use-scrolled-past';
import { useReportPhoneReveal } from './use-report-phone-reveal';
import * as s from './vehicle-bar.module.css';

/** Pixels scrolled before it opens (S4-55). */
const FROM_PX = 900;

/**
 * A phone's bar at the lower edge. Calling from it counts as asking for the number, once. It opens when the
 * summary's own buttons are far away, and says so on the document, for a chat bubble to make room.
 */
export function VehicleBar({ car }: { car: Car }) {
  const site = useSite();
  const call = phoneHref(car.location?.phone ?? site.phone);
  const report = useReportPhoneReveal(car);
  const reported = useRef(!site.flags.phone_reveal);
  const alive = useIsHydrated();
  const opened = useScrolledPast(FROM_PX);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-cta-opened', opened);
    return () => void document.documentElement.removeAttribute('data-cta-opened');
  }, [opened]);

  function reportOnce() {
    if (!reported.current) report();
    reported.current = true;
  }

  return (
    <div className={s.bar} data-opened={opened ? '' : undefined} inert={alive && !opened}>
      <StickyBar label="Call or enquire">
        {call && (
          <LinkButton to={call} onClick={reportOnce} wide>
            <Phone aria-hidden /> Call
          </LinkButton>
        )}
        <LinkButton to="#enquire" variant="primary" wide>
          Enquire
        </LinkButton>
      </StickyBar>
    </div>
  );
}
