import type { ShownPlace } from '../api/shown-place';
import { openingStatus } from '@shared-kit/domain/place/opening-hours';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useSite } from '@shared-kit/runtime/site-context';
import * as s from './hours.module.css';
import { spokenTime } from './spoken-time';

/** "Open until 5:00 pm", or when it opens next. */
export function OpenNow({ location }: { location: ShownPlace }) {
  const { time_zone: timeZone } = useSite();
  const hours = { opening_hours: location.contact_detail.opening_hours, special_hours: location.special_hours };
  const status = openingStatus(hours, timeZone, useRenderTime());
  if (status.isOpen) return <p className={s.open}>Open until {spokenTime(status.closes)}</p>;
  return (
    <p className={s.closed}>
      Closed{status.opens && `, opens ${dayOf(status.opens)} at ${spokenTime(status.opens.time)}`}
    </p>
  );
}

function dayOf({ inDays, weekday }: { inDays: number; weekday: string }): string {
  if (inDays === 0) return 'today';
  return inDays === 1 ? 'tomorrow' : weekday;
}
