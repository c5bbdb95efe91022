import type { Location } from '@shared-kit/contracts/location.contract';
import { Dialog } from '@shared-kit/ui/dialog';
import { ModalButton } from '@shared-kit/ui/modal-button';
import * as s from './location-page.module.css';

/** Days on which other hours hold, in a dialog (S2-06). */
export function HolidayHours({ hours }: { hours: Location['special_hours'] }) {
  if (hours.length === 0) return null;
  return (
    <>
      <ModalButton opens="holiday-hours">Holiday Hours</ModalButton>
      <Dialog id="holiday-hours" title="Holiday Hours">
        <dl className={s.holidays}>
          {hours.map((day) => (
            <div key={day.date}>
              <dt>{spokenDate(day.date)}</dt>
              <dd>{hoursOf(day)}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}

/** Feeds write them in one of two shapes. */
function hoursOf({ status, start_hour: start, end_hour: end, hours }: Location['special_hours'][number]): string {
  if (status === 'Closed') return 'Closed';
  return `${hours?.begin ?? start} – ${hours?.end ?? end}`;
}

/** "2026-12-25" -> "Friday 25 December". A date has no time zone. */
function spokenDate(date: string): string {
  return new Intl.DateTimeFormat('en-AU', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
