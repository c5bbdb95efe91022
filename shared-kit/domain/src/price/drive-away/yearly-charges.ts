import type { ChargeTables } from '@shared-kit/contracts/finance/charge-tables.contract';
import type { CarCostFacts } from '@shared-kit/contracts/finance/car-costs.contract';
import type { RegoState } from '@shared-kit/contracts/vehicle/rego-states';
import { formatMoneyInFull } from '../../number/format-money';
import { dayInWords } from '../../time/day-in-words';
import { chargedVehicle } from './charged-vehicle';
import type { ChargedCar } from './charged-vehicle';
import { exactOf, sumToTheCent } from './charged-dollars';
import { chargeLine } from './drive-away-ledger';
import { isYearly } from './is-yearly';
import { chargesOf } from './stale-charges';
import { withChargesOf } from './with-charges-of';

type Asked = { car: ChargedCar; state: RegoState; today: string; tables: ChargeTables };

/**
 * What registration and compulsory insurance of a car cost in a year, by the tables of the drive-away ledger, and of when
 * the charges are where one of the two rows is past its validity. Null for what the tables are not made for.
 */
export function yearlyCharges({
  car,
  state,
  today,
  tables,
}: Asked): Omit<NonNullable<CarCostFacts['registration']>, 'first_year_in_price' | 'paid'> | null {
  const vehicle = chargedVehicle(car, state, today);
  const table = tables.states.find((each) => each.state === state);
  const rows = table?.rows.filter(isYearly) ?? [];
  if (!vehicle || !table || rows.length === 0) return null;
  if (rows.some((row) => row.from > today)) return null;
  // Whatever is left of its present registration, each further year is paid.
  const lines = rows.map((row) => chargeLine(row, { ...vehicle, registeredUntil: null }, 0, tables.assumed_cylinders));
  // One that is contained in another, as South Australia's insurance in its registration, is not named as free.
  const asked = lines.filter((line) => exactOf(line) > 0);
  const parts = (asked.length > 0 ? asked : lines).map((line) => `${line.label} ${formatMoneyInFull(exactOf(line))}`);
  const old = chargesOf(rows, today);
  const when = old === null ? '' : `, ${withChargesOf(dayInWords(old))}`;
  return {
    dollars_a_year: sumToTheCent(lines.map(exactOf)),
    source: `${parts.join(', ')}: an estimate for ${table.name} by the tables of its drive-away prices${when}`,
  };
}
