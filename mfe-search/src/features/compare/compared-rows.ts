import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { carAvailability } from '@shared-kit/domain/vehicle/availability/car-availability';
import { specRows } from '@shared-kit/domain/vehicle/words/spec-rows';

export type ComparedRow = { label: string; values: string[]; differs: boolean };
const UNKNOWN = '–';

const availabilityWords = { in_stock: 'In stock', reserved: 'Reserved', coming_soon: 'Coming soon', sold: 'Sold' };

/** Which of them can be had, as the tag over a picture says it of one fact alone; nothing where all can. */
export function comparedAvailability(cars: readonly Car[]): ComparedRow[] {
  const states = cars.map(carAvailability);
  if (states.every((state) => state === 'in_stock')) return [];
  return [
    row(
      'Availability',
      states.map((state) => availabilityWords[state]),
    ),
  ];
}

/** One row for each figure that any of the cars has; it differs where not all are the same. */
export function comparedRows(cars: readonly Car[]): ComparedRow[] {
  const specs = cars.map((car) => new Map(specRows(car).map(({ label, value }) => [label, value])));
  const labels = [...new Set(specs.flatMap((rows) => [...rows.keys()]))];
  return labels.map((label) =>
    row(
      label,
      specs.map((rows) => rows.get(label) ?? UNKNOWN),
    ),
  );
}

/** Equipment that not all of them have. */
export function comparedEquipment(cars: readonly Car[]): ComparedRow[] {
  const all = [...new Set(cars.flatMap(({ standardEquipment }) => standardEquipment))];
  return all
    .map((line) =>
      row(
        line,
        cars.map(({ standardEquipment }) => (standardEquipment.includes(line) ? 'Yes' : UNKNOWN)),
      ),
    )
    .filter(({ differs }) => differs);
}

function row(label: string, values: string[]): ComparedRow {
  return { label, values, differs: new Set(values).size > 1 };
}
