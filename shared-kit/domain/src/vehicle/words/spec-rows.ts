import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { formatKms, formatNumber } from '../../number/format-number';

export type SpecRow = { label: string; value: string };
type Value = string | number | null | undefined;
/** A label, its value, and the unit written after it. */
type Entry = readonly [label: string, value: Value, unit?: string];

/** A feed's ways of saying nothing. */
const EMPTY = new Set(['', '-', 'n/a', 'na', 'nan', 'null', 'none']);

/**
 * The rows of a car's specification table, the most asked for first: of a caravan what it weighs and sleeps, of a truck
 * what it may weigh and how long it is. What is not known is
 * left out, and so is a zero, except of kilometres (S5-66).
 */
export function specRows(car: Car): SpecRow[] {
  const odometer = car.km === null ? [] : [{ label: 'Odometer', value: formatKms(car.km) }];
  const towed = caravan(car.specifications);
  const entries = [...vehicle(car), ...engine(car), ...(car.item_type === 'truck' ? [] : size(car))];
  const first = car.item_type === 'truck' ? size(car) : [];
  const ordered = car.item_type === 'caravan' ? [...towed, ...entries] : [...first, ...entries, ...towed];
  return [...odometer, ...[...ordered, ...papers(car)].flatMap(toRow)];
}

function toRow([label, value, unit]: Entry): SpecRow[] {
  if (value === null || value === undefined || value === 0) return [];
  const text = typeof value === 'number' ? readable(value) : value.trim();
  if (EMPTY.has(text.toLowerCase())) return [];
  return [{ label, value: unit ? `${text} ${unit}` : text }];
}

function readable(value: number): string {
  return Number.isInteger(value) ? formatNumber(value) : String(value);
}

function vehicle(car: Car): Entry[] {
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
  ];
}

function engine({ variant, ...car }: Car): Entry[] {
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
  ];
}

function size({ variant, specifications }: Car): Entry[] {
  return [...mass(variant), ...measures(variant, specifications)];
}

function mass(variant: Car['variant']): Entry[] {
  return [
    ['Towing, braked', variant?.towingcapacitybraked, 'kg'],
    ['Gross vehicle mass', variant?.grossvehiclemass, 'kg'],
  ];
}

function measures(variant: Car['variant'], own: Car['specifications']): Entry[] {
  return [
    ['Length', own?.body_length ?? variant?.vehiclelength, 'mm'],
    ['Width', own?.body_width ?? variant?.vehiclewidth, 'mm'],
    ['Height', variant?.vehicleheight, 'mm'],
  ];
}

function caravan(own: Car['specifications']): Entry[] {
  return [
    ['Sleeps', own?.sleeps],
    ['Tare weight', own?.tare_weight, 'kg'],
    ['Aggregate trailer mass', own?.aggregate_trailer_mass, 'kg'],
    ['Axles', own?.axle_type],
  ];
}

function papers(car: Car): Entry[] {
  return [
    ['Stock number', car.stocknum],
    ['VIN', car.vin],
    ['Registration', car.regplate],
    ['Built', car.build_date],
    ['Complied', car.compliance_date],
  ];
}
