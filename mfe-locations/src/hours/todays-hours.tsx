import type { ShownPlace } from '../api/shown-place';
import { hoursToday } from '@shared-kit/domain/place/opening-hours';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { useSite } from '@shared-kit/runtime/site-context';
import * as s from './hours.module.css';
import { ALL_DAY_WORDS, isAllDay, spokenPeriod } from '@shared-kit/domain/place/spoken-period';

type Hours = Pick<ShownPlace, 'contact_detail' | 'special_hours'>;

/** Today where the site's places are, as `hoursToday` has it. */
export function useHoursToday({ contact_detail: { opening_hours }, special_hours }: Hours) {
  const { time_zone: timeZone } = useSite();
  return hoursToday({ opening_hours, special_hours }, timeZone, useRenderTime());
}

/** "Today 8:30 am – 5:30 pm"; nothing where nobody said when it is open. */
export function TodaysHours({ location }: { location: Hours }) {
  const { periods, isHoliday } = useHoursToday(location);
  if (location.contact_detail.opening_hours.length === 0 && !isHoliday) return null;
  const open = periods.map(spokenPeriod).join(', ');
  return (
    <p className={s.todays}>
      {periods.some(isAllDay) ? `${ALL_DAY_WORDS} today` : open ? `Today ${open}` : 'Closed today'}
      {isHoliday && ' (holiday hours)'}
    </p>
  );
}
