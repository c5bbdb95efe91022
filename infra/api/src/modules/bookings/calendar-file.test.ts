import { calendarFile } from './calendar-file';

const entry = {
  uid: 'b1@sunrise.test',
  sequence: 2,
  startsAt: new Date('2026-11-23T22:30:00Z'),
  minutes: 30,
  cancelled: false,
  summary: 'Test drive: Mazda CX-5; "G25", blue',
  place: '1 Main Street, Brisbane',
  description: `Bring your licence.\nBEGIN:VEVENT ${'Zoë 🚗 '.repeat(20)}`,
  writtenAt: new Date('2026-11-21T00:00:00Z'),
};

test('is one event in UTC that lasts as long as the booking', () => {
  const file = calendarFile(entry);

  expect(file).toContain('DTSTART:20261123T223000Z\r\nDTEND:20261123T230000Z\r\n');
  expect(file).toContain('SEQUENCE:2\r\n');
  expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
  expect(calendarFile({ ...entry, cancelled: true })).toContain('STATUS:CANCELLED');
});

test('text cannot add lines or end a value', () => {
  const unfolded = calendarFile(entry).replaceAll('\r\n ', '');

  expect(unfolded).toContain('SUMMARY:Test drive: Mazda CX-5\\; "G25"\\, blue\r\n');
  expect(unfolded).toContain('DESCRIPTION:Bring your licence.\\nBEGIN:VEVENT Zoë 🚗');
});

test('no line is longer than 75 octets, and no character is cut', () => {
  const file = calendarFile(entry);

  expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(file.replaceAll('\r\n ', '')).toContain('Zoë 🚗 '.repeat(20).trimEnd());
});
