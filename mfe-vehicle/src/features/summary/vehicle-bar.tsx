import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { priceDisplay } from '@shared-kit/domain/price/price-display';
import { formatPhone, phoneHref } from '@shared-kit/domain/phone/format-phone';
import { usePhoneReveal } from '@shared-kit/runtime/phone-reveal';
import { useSite } from '@shared-kit/runtime/site-context';
import { Price } from '@shared-kit/ui/car/price';
import { LinkButton } from '@shared-kit/ui/link-button';
import { PhoneNumber } from '@shared-kit/ui/phone-number';
import { StickyBar } from '@shared-kit/ui/layout/sticky-bar';
import Phone from 'lucide-react/icons/phone';
import { useEffect } from 'react';
import { useIsHydrated } from '@shared-kit/ui/use-is-hydrated';
import { useScrolledPast } from '../../hydration/use-scrolled-past';
import * as s from './vehicle-bar.module.css';
import { phoneOf } from '@shared-kit/domain/place/place-contact';

/** Pixels scrolled before it opens (S4-55). */
const FROM_PX = 900;

/**
 * A phone's bar at the lower edge. It opens when the summary's own buttons are far away, and says so on the
 * document, for a chat bubble to make room.
 */
export function VehicleBar({ car }: { car: Car }) {
  const site = useSite();
  const phone = phoneOf(car.location, site);
  const { hidden, reveal } = usePhoneReveal(car.id);
  const alive = useIsHydrated();
  const opened = useScrolledPast(FROM_PX);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-cta-opened', opened);
    return () => void document.documentElement.removeAttribute('data-cta-opened');
  }, [opened]);

  // A bar has room for one price: where government charges come on top, for the total.
  const { text, type, estimate } = priceDisplay(car, site);
  return (
    <div
      className={estimate ? `${s.bar} ${s.total}` : s.bar}
      data-opened={opened ? '' : undefined}
      inert={alive && !opened}
    >
      <StickyBar label="Call or enquire">
        <Price size="s" {...(estimate ?? { text, type })} />
        {phoneHref(phone) && (
          <PhoneNumber phone={phone} hidden={hidden} onReveal={reveal} ask="Show number">
            {site.flags.phone_reveal ? (
              formatPhone(phone)
            ) : (
              <>
                <Phone aria-hidden /> Call
              </>
            )}
          </PhoneNumber>
        )}
        <LinkButton to="#enquire" variant="primary" wide>
          Enquire
        </LinkButton>
      </StickyBar>
    </div>
  );
}
