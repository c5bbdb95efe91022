import type { ChargeCase, ChargeRow } from '@shared-kit/contracts/finance/charge-tables.contract';
import type { ChargedVehicle } from './charged-vehicle';

type Vehicle = Omit<ChargedVehicle, 'cylinders'> & { cylinders: number };

/**
 * What a row charges on a car of this value, in dollars with cents: by its first case that fits, rounded as its act says
 * and no further.
 */
export function chargeAmount({ cases }: Pick<ChargeRow, 'cases'>, vehicle: Vehicle, value: number): number | null {
  const fitting = cases.find(({ when }) => fits(when, vehicle));
  if (!fitting) return null;
  const amount = Math.max(fitting.least, amountOf(fitting, value));
  return fitting.down_to === undefined ? Math.round(inCents(amount)) / 100 : downTo(fitting.down_to, amount);
}

function downTo(dollars: number, amount: number): number {
  const step = inCents(dollars);
  return (Math.floor(inCents(amount) / step) * step) / 100;
}

/** With its parts of a cent to six decimals: binary fractions add a little to 0.1 x 3. */
function inCents(dollars: number): number {
  return Number((dollars * 100).toFixed(6));
}

function fits(when: ChargeCase['when'], vehicle: Vehicle): boolean {
  const { condition = vehicle.condition, use = vehicle.use, power = [vehicle.power], cylinders, registered } = when;
  const isRegistered = vehicle.registeredUntil !== null;
  const [fewest, most] = cylinders ?? [0, Infinity];
  // A motor without cylinders has none of the cases that count them.
  const isEngine = cylinders === undefined || vehicle.power !== 'electric';
  return (
    [condition === vehicle.condition, use === vehicle.use, power.includes(vehicle.power), isEngine].every(Boolean) &&
    fewest <= vehicle.cylinders &&
    vehicle.cylinders <= most &&
    (registered ?? isRegistered) === isRegistered
  );
}

function amountOf({ amount, brackets = [], sliding }: ChargeCase, value: number): number {
  if (amount !== undefined) return amount;
  if (sliding) return (value * slidingPercent(sliding, value)) / 100;
  const bracket = brackets.findLast(({ over }) => value > over);
  if (!bracket) return 0;
  const charged = bracket.of === 'whole' ? value : value - bracket.over;
  return bracket.plus + Math.ceil(charged / bracket.per) * bracket.dollars;
}

/** Western Australia's R, to two decimals. */
function slidingPercent({ percent, over, divisor, most }: NonNullable<ChargeCase['sliding']>, value: number): number {
  const risen = percent + Math.max(0, value - over) / divisor;
  return Math.min(most, Math.round(risen * 100) / 100);
}
