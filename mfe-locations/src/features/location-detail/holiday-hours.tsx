import { dateFormat } from '@shared-kit/domain/time/date-format';
import type { Location } from '@shared-kit/contracts/place/location.contract';
import { holidayPeriod } from '@shared-kit/domain/place/opening-hours';
import { Dialog } from '@shared-kit/ui/overlay/dialog';
import { ModalButton } from '@shared-kit/ui/overlay/modal-button';
import { spokenPeriod } from '@shared-kit/domain/place/spoken-period';
import * as s from './location-page.module.css';

type SpecialHours = Location['special_hours'];

/** Days on which other hours hold, in a dialog (S2-06). */
export function HolidayHours({ days }: { days: SpecialHours }) {
  if (days.length === 0) return null;
  return (
    <>
      <ModalButton opens="holiday-hours">Holiday Hours</ModalButton>
      <Dialog id="holiday-hours" title="Holiday Hours">
        <dl className={s.holidays}>
          {days.map((day) => (
            <div key={day.date}>
              <dt>{spokenDate(day.date)}</dt>
              <dd>{spokenHours(day)}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}

function spokenHours(day: SpecialHours[number]): string {
  const period = holidayPeriod(day);
  if (period) return spokenPeriod(period);
  return day.status === 'Closed' ? 'Closed' : 'Call us for our opening hours.';
}

/** "2026-12-25" -> "Friday 25 December". A date has no time zone. */
function spokenDate(date: string): string {
  return dateFormat('en-AU', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${date.slice(0, 10)}T00:00:00Z`),
  );
}
