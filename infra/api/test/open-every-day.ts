import type { OpeningHour } from '@shared-kit/contracts/location.contract';

/** A place that is open from half past eight to five, whichever day a test runs on. */
export const openEveryDay: OpeningHour[] = Array.from({ length: 7 }, (_, weekday) => ({
  weekday,
  status: 'Open',
  formated_hours: '8:30am – 5pm',
  open: '08:30',
  close: '17:00',
}));
