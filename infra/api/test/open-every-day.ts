import type { OpeningHour } from '@shared-kit/contracts/place/location.contract';

/** A place that is open from half past eight to five, whichever day a test runs on. */
export const openEveryDay: OpeningHour[] = Array.from({ length: 7 }, (_, weekday) => ({
  weekday,
  status: 'Open',
  formated_hours: '8:30am – 5pm',
  open: '08:30',
  close: '17:00',
}));

/** What a place has besides its names where a booking is to find it open on any day. */
export const openPlace = {
  contact_detail: { phone: '07 3000 0000', landline_phone: null, opening_hours: openEveryDay },
};
