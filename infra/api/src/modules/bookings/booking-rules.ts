/** `seats`: how many at the same time at one place: people who drive along, or bays. `latest` ends the day's choice. */
export const BOOKING_RULES = {
  'test-drive': { everyMinutes: 30, minutes: 30, noticeHours: 2, days: 21, seats: 2, latest: '23:59' },
  service: { everyMinutes: 30, minutes: 60, noticeHours: 16, days: 35, seats: 3, latest: '12:00' },
} as const;

export type BookingKind = keyof typeof BOOKING_RULES;

/** Forms that book by their id; the others do not. */
export function bookingKindOf(formId: string): BookingKind | null {
  return formId === 'test-drive' || formId === 'service' ? formId : null;
}
