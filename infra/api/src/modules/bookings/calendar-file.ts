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
  const end = new Date(entry.startsAt.getTime() + entry.minutes * 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dealer platform//Bookings//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.writtenAt)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(entry.summary)}`,
    `LOCATION:${escaped(entry.place)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    `STATUS:${entry.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function utc(date: Date): string {
  return `${date.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n');
}

/** At most 75 octets a line; what follows starts with a space, and no character is cut in two. */
function folded(line: string): string {
  const rows = [''];
  for (const character of line) {
    const current = rows.at(-1) ?? '';
    const limit = rows.length === 1 ? 75 : 74;
    if (Buffer.byteLength(current + character) > limit) rows.push(character);
    else rows[rows.length - 1] = current + character;
  }
  return rows.join('\r\n ');
}
