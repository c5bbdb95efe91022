import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { carAvailability } from '@shared-kit/domain/vehicle/availability/car-availability';
import { specRows } from '@shared-kit/domain/vehicle/words/spec-rows';
import type { SpecLabel } from '@shared-kit/domain/vehicle/words/spec-rows';
import { bestFigure } from './best-figures';
import type { Best } from './best-figures';

/** `best` says which of the vehicles has the best value, where one can tell. */
export type ComparedRow = { label: string; values: string[]; differs: boolean; best: Best | null };
const UNKNOWN = '–';

/** What tells one vehicle from all others and is compared by nobody; the longest stands last. */
const papers: readonly SpecLabel[] = ['Stock number', 'Registration', 'VIN'];

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
  return rowsOf(cars, (labels) => labels.filter((label) => !papers.includes(label)));
}

/** The numbers that identify each of them. */
export function comparedPapers(cars: readonly Car[]): ComparedRow[] {
  return rowsOf(cars, (labels) => papers.filter((label) => labels.includes(label)));
}

function rowsOf(cars: readonly Car[], meant: (labels: SpecLabel[]) => SpecLabel[]): ComparedRow[] {
  const specs = cars.map((car) => new Map(specRows(car).map(({ label, value }) => [label, value])));
  return meant(labelsOf(specs.map((rows) => [...rows.keys()]))).map((label) => ({
    ...row(
      label,
      specs.map((rows) => rows.get(label) ?? UNKNOWN),
    ),
    best: bestFigure(label, cars),
  }));
}

/** All labels, each below what it follows on its own vehicle: what the first one lacks does not stand at the end. */
function labelsOf(lists: readonly (readonly SpecLabel[])[]): SpecLabel[] {
  const all: SpecLabel[] = [];
  for (const list of lists)
    for (const [index, label] of list.entries())
      if (!all.includes(label)) all.splice(index === 0 ? 0 : all.indexOf(list[index - 1]!) + 1, 0, label);
  return all;
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
  return { label, values, differs: new Set(values).size > 1, best: null };
}
