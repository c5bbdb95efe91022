import type { Location } from '@shared-kit/contracts/place/location.contract';
import { hoursToday, openingStatus } from './opening-hours';
import { ALL_DAY_WORDS, isAllDay } from './spoken-period';
import { spokenTime } from '../time/clock-time';

type Hours = {
  opening_hours: Location['contact_detail']['opening_hours'];
  special_hours: readonly Omit<Location['special_hours'][number], 'location_id'>[];
};

/** Of a place what its words are made of. */
export function hoursOf({ contact_detail, special_hours }: Pick<Location, 'contact_detail' | 'special_hours'>): Hours {
  return { opening_hours: contact_detail.opening_hours, special_hours };
}

/**
 * "Open until 5:00 pm", or when it opens next, in the time of `timeZone`. Null of a place whose hours nobody knows: it need
 * not be closed.
 */
export function openingWords(hours: Hours, timeZone: string, now: Date): { isOpen: boolean; text: string } | null {
  if (hours.opening_hours.length === 0 && hours.special_hours.length === 0) return null;
  const status = openingStatus(hours, timeZone, now);
  if (status.isOpen && hoursToday(hours, timeZone, now).periods.some(isAllDay))
    return { isOpen: true, text: ALL_DAY_WORDS };
  if (status.isOpen) return { isOpen: true, text: `Open until ${spokenTime(status.closes)}` };
  const { opens } = status;
  return { isOpen: false, text: opens ? `Closed, opens ${dayOf(opens)} at ${spokenTime(opens.time)}` : 'Closed' };
}

function dayOf({ inDays, weekday }: { inDays: number; weekday: string }): string {
  if (inDays === 0) return 'today';
  return inDays === 1 ? 'tomorrow' : weekday;
}
