import type { DriveAwayLedger } from '@shared-kit/contracts/finance/drive-away.contract';
import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { formatMoney } from '../../number/format-money';

type Words = NonNullable<CarCard['drive_away']>;

/**
 * A total as it stands under its price, with that it is an estimate, for which state, and of which day: today's where each
 * charge is valid, else that of the oldest charge it is worked out with.
 */
export function driveAwayWords({
  total,
  state,
  on,
  charges_of: old,
}: Pick<DriveAwayLedger, 'total' | 'state' | 'on' | 'charges_of'>): Words {
  const when = old === null ? `, ${shortDay(on)}` : ` with the charges of ${shortDay(old)}`;
  return { text: formatMoney(total), type: `estimated drive-away in ${state}${when}` };
}

/** The dollars of a total as `driveAwayWords` writes it, alone or with its type; null for no total. */
export function totalIn(words: string): number | null {
  const figure = /^\$([\d,]+)/.exec(words)?.[1];
  return figure ? Number(figure.replaceAll(',', '')) : null;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "2026-11-03" as "3 Nov 2026". */
function shortDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}
