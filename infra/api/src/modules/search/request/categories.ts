import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { FacetLabels } from '../facets/facet-labels';

/** Days that a car counts as just arrived (S9-01). */
export const NEW_DAYS = 8;

/** Ways to look at stock that no single field names, as a results URL writes them. */
export const categoryLabels = {
  offers: 'Special offers',
  'just-arrived': 'Just arrived',
  'electric-and-hybrid': 'Electric and hybrid',
  'seven-seats': 'Seven seats or more',
} as const;
export type Category = keyof typeof categoryLabels;
export const categories = Object.keys(categoryLabels) as Category[];

/** Cars of any of the categories; no car where none is known, as with every other filter. */
export function categoryCondition(values: readonly string[], labels: FacetLabels): SQL {
  const known = knownCategories(values);
  if (known.length === 0) return sql`false`;
  const conditions = known.map((category) => inCategory(category, labels));
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** Those of the values that are categories, in any spelling of their letters. */
export function knownCategories(values: readonly string[]): Category[] {
  const asked = values.map((value) => value.trim().toLowerCase());
  return categories.filter((category) => asked.includes(category));
}

export function inCategory(category: Category, labels: FacetLabels): SQL {
  switch (category) {
    case 'offers':
      return sql`f.offer`;
    case 'just-arrived':
      return sql`f.created_at >= now() - ${sql.raw(`interval '${NEW_DAYS} days'`)}`;
    case 'electric-and-hybrid': {
      const codes = ['Electric', 'Hybrid', 'Plug-in Hybrid'].map((fuel) => labels.code('fuel', fuel));
      return sql`f.fuel in (${sql.raw(codes.join(', '))})`;
    }
    case 'seven-seats':
      return sql`f.seats >= 7`;
  }
}
