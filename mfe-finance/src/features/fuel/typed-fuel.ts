import { FIGURE_LENGTH } from '@shared-kit/domain/form/answer-limits';
import { formatNumber } from '@shared-kit/domain/number/format-number';
import { readAmount } from '@shared-kit/domain/number/read-amount';
import type { FuelUse } from '@shared-kit/contracts/settings/usual-fuel';
import { withinLength } from '@shared-kit/domain/text/within-length';

type FuelField = { key: keyof FuelUse; name: string; label: string; asked: string; max: number };

/** The form: `name` also stands in the address that a page without JavaScript comes again by, `max` in the field's unit. */
export const fuelFields: readonly FuelField[] = [
  {
    key: 'dollarsPerLitre',
    name: 'fuel_price',
    label: 'Fuel price ($ a litre)',
    asked: 'the fuel price in dollars a litre',
    max: 20,
  },
  {
    key: 'kmsPerWeek',
    name: 'fuel_kms',
    label: 'Distance (km a week)',
    asked: 'the distance in kilometres a week',
    max: 10_000,
  },
  {
    key: 'litresPer100Km',
    name: 'fuel_consumption',
    label: 'Consumption (L/100 km)',
    asked: 'the consumption in litres per 100 km',
    max: 100,
  },
];

/** What stands in the fields, as somebody typed it. */
export type TypedFuel = Readonly<Record<keyof FuelUse, string>>;
export type FuelFaults = Partial<Record<keyof FuelUse, string>>;

/** What a form or an address says, and `usual` where it does not name a field. */
export function typedFuel(said: FormData | URLSearchParams, usual: FuelUse): TypedFuel {
  const fields = fuelFields.map(({ key, name }) => {
    const text = said.get(name);
    return [key, typeof text === 'string' ? withinLength(text.trim(), FIGURE_LENGTH) : written(key, usual[key])];
  });
  return Object.fromEntries(fields) as TypedFuel;
}

function written(key: keyof FuelUse, value: number): string {
  return key === 'dollarsPerLitre' ? value.toFixed(2) : String(value);
}

/** The numbers that were typed, or what is wrong with them in words that name the field. */
export function readFuel(typed: TypedFuel): { use: FuelUse } | { faults: FuelFaults } {
  const read = fuelFields.map((field) => [field, numberIn(typed[field.key], field.max)] as const);
  const wrong = read.filter(([, value]) => value === null);
  if (wrong.length === 0) return { use: Object.fromEntries(read.map(([{ key }, value]) => [key, value])) as FuelUse };
  return { faults: Object.fromEntries(wrong.map(([field]) => [field.key, faultOf(field)])) };
}

/** As people write it: "$1.70", "1,000", "1,000 km". Null for anything that is not from 0 to `max`. */
function numberIn(text: string, max: number): number | null {
  const number = readAmount(text.replace(/\s*(kms?|l)$/i, ''));
  return number >= 0 && number <= max ? number : null;
}

function faultOf({ asked, max }: FuelField): string {
  return `Enter ${asked}, from 0 to ${formatNumber(max)}.`;
}
