import type { ChargeRow, ChargeTables } from '@shared-kit/contracts/finance/charge-tables.contract';
import type { ChargeLine, DriveAwayLedger } from '@shared-kit/contracts/finance/drive-away.contract';
import type { RegoState } from '@shared-kit/contracts/vehicle/rego-states';
import { dayInWords } from '../../time/day-in-words';
import { chargeAmount } from './charge-amount';
import { exactOf, sumRoundedUp } from './charged-dollars';
import { chargedVehicle } from './charged-vehicle';
import type { ChargedCar, ChargedVehicle } from './charged-vehicle';
import { isYearly } from './is-yearly';
import { chargesOf } from './stale-charges';

type Asked = { car: ChargedCar; price: number; state: RegoState; today: string; tables: ChargeTables };

/**
 * What a car costs on the road in a state: its price and what governments charge on it, item by item, from the dated
 * tables (issue 18, R-LEGAL-02). An estimate: the value that duty is charged on is taken to be the price, and where a row
 * that something is charged by is past its validity it says of when (`charges_of`). Null for a vehicle the tables are not
 * made for.
 */
export function driveAwayLedger({ car, price, state, today, tables }: Asked): DriveAwayLedger | null {
  const vehicle = chargedVehicle(car, state, today);
  const table = tables.states.find((each) => each.state === state);
  if (!vehicle || !table || table.rows.some((row) => row.from > today)) return null;
  const lines = table.rows.map((row) => chargeLine(row, vehicle, price, tables.assumed_cylinders));
  return {
    state,
    state_name: table.name,
    on: today,
    price,
    lines,
    total: sumRoundedUp([price, ...lines.map(exactOf)]),
    charges_of: chargesOf(
      table.rows.filter((_row, index) => (lines[index]?.amount ?? 0) > 0),
      today,
    ),
    valid_until: table.rows.flatMap(({ valid_until: last }) => last ?? []).toSorted()[0] ?? today,
  };
}

/** One charge on a vehicle. */
export function chargeLine(row: ChargeRow, vehicle: ChargedVehicle, price: number, assumed: number): ChargeLine {
  const { kind, label, source, from } = row;
  const line = { kind, label, source, from };
  // They stay with a car that is sold in the state where it is registered.
  if (vehicle.registeredUntil !== null && isYearly(row))
    return { ...line, ...charged(0), note: `Registered until ${dayInWords(vehicle.registeredUntil)}: stays with it.` };
  const amount = chargeAmount(row, { ...vehicle, cylinders: vehicle.cylinders ?? assumed }, price);
  if (amount === null) throw new Error(`No case of ${kind} fits ${JSON.stringify(vehicle)}`);
  if (kind === 'transfer' && amount === 0) return { ...line, ...charged(0), note: 'Not due: it is registered anew.' };
  return { ...line, ...charged(amount), note: noteOf(row, vehicle, assumed) };
}

function charged(exact: number): Pick<ChargeLine, 'amount' | 'exact'> {
  return { amount: sumRoundedUp([exact]), exact };
}

function noteOf({ assumes, cases, read }: ChargeRow, { cylinders, power }: ChargedVehicle, assumed: number): string {
  const isCounted = cylinders === null && power !== 'electric' && cases.some(({ when }) => when.cylinders);
  return [
    assumes,
    isCounted ? `Taken to have ${assumed} cylinders.` : '',
    read === 'assumed' ? 'Our assumption, not a published figure.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}
