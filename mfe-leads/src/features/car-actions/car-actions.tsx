import type { SlotProps } from '@shared-kit/contracts/slots.contract';
import { useSite } from '@shared-kit/runtime/site-context';
import { LinkButton } from '@shared-kit/ui/link-button';
import * as s from './car-actions.module.css';

/**
 * What a shopper can do about a car beside asking: the site's choice of buttons (`sidebar_buttons`), each a page of its
 * own. A car that cannot be reserved offers what comes closest instead (S4-50); one that is sold has none (S4-03).
 */
export function CarActions({ carId, slug, available, reservable }: SlotProps['vehicle.sidebar.buttons']) {
  const { sidebar_buttons: chosen } = useSite();
  if (!available) return null;
  const car = encodeURIComponent(slug);
  return (
    <div className={s.buttons}>
      {chosen.includes('reserve') &&
        (reservable ? (
          <LinkButton to={`/cars/${car}/checkout`} wide>
            Reserve online
          </LinkButton>
        ) : (
          <LinkButton to={`/enquire/similar?car_id=${car}`} wide>
            Find Me Something Similar
          </LinkButton>
        ))}
      {chosen.includes('testDrive') && (
        <LinkButton to={`/book-test-drive?car_id=${car}`} wide>
          Book a test drive
        </LinkButton>
      )}
      {chosen.includes('finance') && (
        <LinkButton to={`/finance-enquiry?car_id=${car}`} wide>
          Get Finance
        </LinkButton>
      )}
      {chosen.includes('tradeIn') && (
        <LinkButton to={`/cars/trade-in?car_id=${encodeURIComponent(carId)}`} wide>
          Value my trade-in
        </LinkButton>
      )}
    </div>
  );
}
