import type { BookingKind } from '@shared-kit/contracts/form/lead-form';
import { settingsOf } from '@shared-kit/contracts/settings/site-settings';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';

/** `latest` ends the day's choice. */
export const BOOKING_RULES = {
  'test-drive': { everyMinutes: 30, minutes: 30, noticeHours: 2, days: 21, latest: '23:59' },
  service: { everyMinutes: 30, minutes: 60, noticeHours: 16, days: 35, latest: '12:00' },
} as const satisfies Record<BookingKind, object>;

/** How many a site lets begin at the same time at one place. */
export function seatsOf(site: Pick<Site, 'remotes'>, kind: BookingKind): number {
  const { test_drives_at_once: drives, services_at_once: services } = settingsOf(site, 'mfe-leads');
  return kind === 'service' ? services : drives;
}
