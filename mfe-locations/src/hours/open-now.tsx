import type { ShownPlace } from '../api/shown-place';
import { openingStatus } from '@shared-kit/domain/place/opening-hours';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useSite } from '@shared-kit/runtime/site-context';
import * as s from './hours.module.css';
import { spokenTime } from './spoken-time';

type OpenNowProps = {
  location: Pick<ShownPlace, 'contact_detail' | 'special_hours'>;
  /** In a line with other words. */
  as?: 'p' | 'span';
};

/** "Open until 5:00 pm", or when it opens next. Nothing of a place whose hours nobody knows: it need not be closed. */
export function OpenNow({ location, as: Element = 'p' }: OpenNowProps) {
  const { time_zone: timeZone } = useSite();
  const now = useRenderTime();
  const hours = { opening_hours: location.contact_detail.opening_hours, special_hours: location.special_hours };
  if (hours.opening_hours.length === 0 && hours.special_hours.length === 0) return null;
  const status = openingStatus(hours, timeZone, now);
  if (status.isOpen) return <Element className={s.open}>Open until {spokenTime(status.closes)}</Element>;
  return (
    <Element className={s.closed}>
      Closed{status.opens && `, opens ${dayOf(status.opens)} at ${spokenTime(status.opens.time)}`}
    </Element>
  );
}

function dayOf({ inDays, weekday }: { inDays: number; weekday: string }): string {
  if (inDays === 0) return 'today';
  return inDays === 1 ? 'tomorrow' : weekday;
}
