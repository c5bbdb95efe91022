import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

export type CalendarEntry = {
  uid: string;
  sequence: number;
  startsAt: Date;
  minutes: number;
  cancelled: boolean;
  summary: string;
  place: string;
  description: string;
  writtenAt: Date;
};

/** One appointment as iCalendar (RFC 5545), in UTC, so that no calendar needs our time zones. */
export function calendarFile(entry: CalendarEntry): string {
  const { uid, sequence, startsAt, summary, place, description, writtenAt } = entry;
  const calendar = ical({
    prodId: { company: 'Dealer platform', product: 'Bookings', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    ...{ id: uid, sequence, stamp: writtenAt, summary, location: place, description },
    start: startsAt,
    end: new Date(startsAt.getTime() + entry.minutes * 60_000),
    status: entry.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return `${calendar.toString()}\r\n`;
}
