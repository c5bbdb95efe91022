import { categoryLabels } from '@shared-kit/domain/search/value-words';
import { NEW_FOR_DAYS } from '@shared-kit/domain/vehicle/availability/car-tag';
import type { Condition } from './condition';

/** Ways to look at stock that no single field names, as a results URL writes them (S9-01). */
export const categoryTable = {
  offers: { condition: { kind: 'offer' } },
  'just-arrived': { condition: { kind: 'arrived', days: NEW_FOR_DAYS } },
  'electric-and-hybrid': {
    condition: { kind: 'values', attribute: 'fuel', values: ['Electric', 'Hybrid', 'Plug-in Hybrid'] },
  },
  'seven-seats': { condition: { kind: 'range', fact: 'seats', min: 7, max: undefined } },
} as const satisfies Record<Category, { condition: Condition }>;

export type Category = keyof typeof categoryLabels;
export const categories = Object.keys(categoryLabels) as Category[];

/** Cars of any of the categories, in any spelling of their letters; no car where none is known. */
export function inCategories(values: readonly string[]): Condition {
  const asked = values.map((value) => value.trim().toLowerCase());
  const known = categories.filter((category) => asked.includes(category));
  return { kind: 'any', conditions: known.map((category) => categoryTable[category].condition) };
}
