import type { DriveAwayLedger } from '@shared-kit/contracts/finance/drive-away.contract';
import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { formatMoney } from '../../number/format-money';
import { ESTIMATED_DRIVE_AWAY } from '../price-type';
import { withChargesOf } from './with-charges-of';

type Words = Required<NonNullable<CarCard['drive_away']>>;

/**
 * A total as it stands under its price, with that it is an estimate, for which state, and of which day: today's where each
 * charge is valid, else that of the oldest charge it is worked out with. `amount` is the total itself, in whole dollars.
 */
export function driveAwayWords({
  total,
  state,
  on,
  charges_of: old,
}: Pick<DriveAwayLedger, 'total' | 'state' | 'on' | 'charges_of'>): Words {
  const when = old === null ? `, ${shortDay(on)}` : ` ${withChargesOf(shortDay(old))}`;
  return { text: formatMoney(total), type: `${ESTIMATED_DRIVE_AWAY} in ${state}${when}`, amount: total };
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "2026-11-03" as "3 Nov 2026". */
function shortDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}
