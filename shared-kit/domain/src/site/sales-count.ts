import { dateFormat } from '../time/date-format';

const UNITS_A_DAY = 192;
const SECONDS_A_UNIT = 450;

/**
 * The specification's 'Sales this Month' (S9-50): a clock, not sales, hence off unless a site turns it on
 * (R-LEGAL-03). Starts at 0 with each month in Brisbane.
 */
export function salesCount(now: Date): number {
  const parts = dateFormat('en-AU', {
    timeZone: 'Australia/Brisbane',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((found) => found.type === type)?.value ?? 0);
  const seconds = part('hour') * 3600 + part('minute') * 60 + part('second');
  return (part('day') - 1) * UNITS_A_DAY + Math.floor(seconds / SECONDS_A_UNIT);
}
