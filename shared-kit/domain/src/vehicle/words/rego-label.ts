import { dayIn } from '../../time/day-in';
import { FURTHEST_ZONE_MS } from '../../time/seconds';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';

/** The part of a site that decides about it; a `Site` fits. */
export type RegoRules = { time_zone: string; flags: { unregistered_label: boolean } };

/**
 * What a page says about registration: 'Expires on dd/MM/yyyy' until the end of that day
 * where the site is, then 'Unregistered' or nothing (S5-64, S5-65).
 */
export function regoLabel({ rego_expiry }: Pick<Car, 'rego_expiry'>, site: RegoRules, now: Date): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(rego_expiry ?? '') ?? [];
  if (!year || !month || !day) return null;
  if (!isBefore(`${year}-${month}-${day}`, now, site.time_zone)) return `Expires on ${day}/${month}/${year}`;
  return site.flags.unregistered_label ? 'Unregistered' : null;
}

/** Whether a day has ended there. Only one that is about to needs a formatter, which costs a browser's page 15 ms. */
function isBefore(day: string, now: Date, timeZone: string): boolean {
  const utcDay = (ahead: number) => new Date(now.getTime() + ahead).toISOString().slice(0, 10);
  if (day < utcDay(-FURTHEST_ZONE_MS)) return true;
  if (day >= utcDay(FURTHEST_ZONE_MS)) return false;
  return day < dayIn(timeZone, now);
}
