import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { observableValue } from '@shared-kit/domain/async/observable-value';
import { isElsewhere } from '@shared-kit/domain/vehicle/availability/car-elsewhere';
import { useSite } from '@shared-kit/runtime/site-context';
import { IconButton } from '@shared-kit/ui/icon-button';
import MapPin from 'lucide-react/icons/map-pin';
import X from 'lucide-react/icons/x';
import { useSyncExternalStore } from 'react';
import * as s from './announcement-bar.module.css';

/** What the document is told that has been dismissed, in its cookie and on its root. */
const WORD = 'announcement';

/** Whether it was dismissed on this page; on an earlier one of the visit, the document says so. */
const dismissedHere = observableValue(false);

/** Says that a car stands in another city than the dealer (S2-14). Dismissed, it stays away for the visit. */
export function AnnouncementBar({ car }: { car: Car }) {
  const site = useSite();
  const dismissed = useSyncExternalStore(
    dismissedHere.subscribe,
    () => dismissedHere.get() || document.documentElement.dataset['dismissed'] === WORD,
    () => false,
  );
  if (dismissed || !isElsewhere(car.city, site.address.city)) return null;

  function dismiss() {
    // Until the browser is closed: a visit. The server reads it, so that the next page is rendered without.
    document.cookie = `dismissed=${WORD}; path=/; SameSite=Lax`;
    document.documentElement.dataset['dismissed'] = WORD;
    dismissedHere.set(true);
  }

  return (
    <div className={s.bar} role="region" aria-label="Where this vehicle is">
      <MapPin aria-hidden />
      <span>
        Located at {car.city}{' '}
        <a href={directions(car)} target="_blank" rel="noopener">
          Get Directions
        </a>
      </span>
      <IconButton label="Dismiss" onClick={dismiss}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}

function directions({ location, city, state }: Car): string {
  const destination = location?.address ?? [city, state].filter(Boolean).join(' ');
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
