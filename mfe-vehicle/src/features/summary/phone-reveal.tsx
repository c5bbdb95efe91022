import type { Car } from '@shared-kit/contracts/car.contract';
import { formatPhone, phoneHref } from '@shared-kit/domain/format-phone';
import { useSite } from '@shared-kit/runtime/site-context';
import { Button } from '@shared-kit/ui/button';
import { LinkButton } from '@shared-kit/ui/link-button';
import Phone from 'lucide-react/icons/phone';
import { useRef, useState } from 'react';
import { useReportPhoneReveal } from './use-report-phone-reveal';
import { useIsHydrated } from '../../hydration/use-is-hydrated';

/**
 * The dealer's phone: hidden until asked for where the site counts that (S4-31), then a link that keeps the
 * focus (S4-32). Without JavaScript the number is simply there.
 */
export function PhoneReveal({ car }: { car: Car }) {
  const site = useSite();
  const report = useReportPhoneReveal(car);
  const alive = useIsHydrated();
  const [revealed, setRevealed] = useState(!site.flags.phone_reveal);
  const shown = useRef<HTMLSpanElement>(null);
  const phone = car.location?.phone ?? site.phone;
  const href = phoneHref(phone);
  const display = formatPhone(phone);

  function reveal() {
    setRevealed(true);
    report();
    requestAnimationFrame(() => (shown.current?.querySelector('a') ?? shown.current)?.focus());
  }

  if (alive && !revealed) {
    return (
      <Button wide onClick={reveal}>
        <Phone aria-hidden /> Show phone number
      </Button>
    );
  }
  return (
    <span ref={shown} tabIndex={-1}>
      {href ? (
        <LinkButton to={href} wide>
          <Phone aria-hidden /> {display}
        </LinkButton>
      ) : (
        display
      )}
    </span>
  );
}
