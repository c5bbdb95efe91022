import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { formatKms, formatNumber } from '../../number/format-number';

export type SpecRow<Label = string> = { label: Label; value: string };
/** The labels as they are written below, for who says more of a row that it knows by its label. */
export type SpecLabel =
  'Odometer' | ReturnType<typeof vehicle | typeof engine | typeof size | typeof caravan | typeof papers>[number][0];

type Value = string | number | null | undefined;
/** A label, its value, and the unit written after it. */
type Entry<Label = string> = readonly [label: Label, value: Value, unit?: string];

/** A feed's ways of saying nothing. */
const EMPTY = new Set(['', '-', 'n/a', 'na', 'nan', 'null', 'none']);

/**
 * The rows of a car's specification table, the most asked for first: of a caravan what it weighs and sleeps, of a truck
 * what it may weigh and how long it is. What is not known is
 * left out, and so is a zero, except of kilometres (S5-66).
 */
export function specRows(car: Car): SpecRow<SpecLabel>[] {
  const odometer: SpecRow<SpecLabel>[] = car.km === null ? [] : [{ label: 'Odometer', value: formatKms(car.km) }];
  const towed = caravan(car.specifications);
  const entries = [...vehicle(car), ...engine(car), ...(car.item_type === 'truck' ? [] : size(car))];
  const first = car.item_type === 'truck' ? size(car) : [];
  const ordered = car.item_type === 'caravan' ? [...towed, ...entries] : [...first, ...entries, ...towed];
  return [...odometer, ...[...ordered, ...papers(car)].flatMap(toRow)];
}

function toRow([label, value, unit]: Entry<SpecLabel>): SpecRow<SpecLabel>[] {
  if (value === null || value === undefined || value === 0) return [];
  const text = typeof value === 'number' ? readable(value) : value.trim();
  if (EMPTY.has(text.toLowerCase())) return [];
  return [{ label, value: unit ? `${text} ${unit}` : text }];
}

function readable(value: number): string {
  return Number.isInteger(value) ? formatNumber(value) : String(value);
}

function vehicle(car: Car) {
  return [
    ['Transmission', car.simple_transmission ?? car.trans],
    ['Body', car.simple_body ?? car.bodyconfiguration],
    ['Fuel', car.simple_fuel ?? car.fuel],
    ['Drive', car.simple_drive ?? car.drive],
    ['Seats', car.seats],
    ['Doors', car.doors],
    ['Colour', car.colour],
    ['Interior', car.interior_colour],
    ['Series', car.series],
  ] as const satisfies readonly Entry[];
}

function engine({ variant, ...car }: Car) {
  const litres = car.engine_size_litres ?? variant?.enginesize_litres;
  return [
    ['Engine', litres ? `${litres.toFixed(1)} L` : car.engine_size],
    ['Cylinders', variant?.cylinders],
    ['Induction', variant?.induction],
    ['Gears', car.gearnum],
    ['Torque', variant?.torque],
    ['Fuel consumption', variant?.fuelconsumptioncombined, 'L/100 km'],
    ['Fuel tank', variant?.fuelcapacity, 'L'],
    ['ANCAP rating', variant?.ancaprating, 'stars'],
  ] as const satisfies readonly Entry[];
}

function size({ variant, specifications }: Car) {
  return [...mass(variant), ...measures(variant, specifications)] as const;
}

function mass(variant: Car['variant']) {
  return [
    ['Towing, braked', variant?.towingcapacitybraked, 'kg'],
    ['Gross vehicle mass', variant?.grossvehiclemass, 'kg'],
  ] as const satisfies readonly Entry[];
}

function measures(variant: Car['variant'], own: Car['specifications']) {
  return [
    ['Length', own?.body_length ?? variant?.vehiclelength, 'mm'],
    ['Width', own?.body_width ?? variant?.vehiclewidth, 'mm'],
    ['Height', variant?.vehicleheight, 'mm'],
  ] as const satisfies readonly Entry[];
}

function caravan(own: Car['specifications']) {
  return [
    ['Sleeps', own?.sleeps],
    ['Tare weight', own?.tare_weight, 'kg'],
    ['Aggregate trailer mass', own?.aggregate_trailer_mass, 'kg'],
    ['Axles', own?.axle_type],
  ] as const satisfies readonly Entry[];
}

function papers(car: Car) {
  return [
    ['Stock number', car.stocknum],
    ['VIN', car.vin],
    ['Registration', car.regplate],
    ['Built', car.build_date],
    ['Complied', car.compliance_date],
  ] as const satisfies readonly Entry[];
}
