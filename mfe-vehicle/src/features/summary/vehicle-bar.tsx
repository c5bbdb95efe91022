import type { Car } from '@shared-kit/contracts/car.contract';
import { phoneHref } from '@shared-kit/domain/format-phone';
import { useSite } from '@shared-kit/runtime/site-context';
import { LinkButton } from '@shared-kit/ui/link-button';
import { StickyBar } from '@shared-kit/ui/sticky-bar';

/** A phone's bar at the lower edge. */
export function VehicleBar({ car }: { car: Car }) {
  const site = useSite();
  return (
    <StickyBar label="Call or enquire">
      <LinkButton to={phoneHref(car.location?.phone ?? site.phone) ?? '#enquire'} wide>
        Call
      </LinkButton>
      <LinkButton to="#enquire" variant="primary" wide>
        Enquire
      </LinkButton>
    </StickyBar>
  );
}
