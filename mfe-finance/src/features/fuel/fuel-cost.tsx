import { formatMoney, formatMoneyExact } from '@shared-kit/domain/number/format-money';
import { formatDecimal } from '@shared-kit/domain/number/format-number';
import { fuelCost } from '@shared-kit/domain/vehicle/costs/fuel-cost';
import type { FuelUse } from '@shared-kit/contracts/settings/usual-fuel';
import * as s from './fuel-calculator.module.css';

/** Dollars a week to the cent, a year to the dollar, litres to the tenth; and of what, as the fields may have changed since. */
export function FuelCost({ use }: { use: FuelUse }) {
  const { litresAWeek, dollarsAWeek, dollarsAYear } = fuelCost(use);
  return (
    <>
      <p className={s.figure}>
        <strong>{formatMoneyExact(dollarsAWeek)}</strong> a week
      </p>
      <p>
        {formatDecimal(litresAWeek, 1)} L a week, {formatMoney(dollarsAYear)} a year
      </p>
      <p className={s.note}>
        {`At ${formatMoneyExact(use.dollarsPerLitre)} a litre, ${formatDecimal(use.kmsPerWeek, 1)} km a week and ${formatDecimal(use.litresPer100Km, 2)} L/100 km.`}
      </p>
    </>
  );
}
