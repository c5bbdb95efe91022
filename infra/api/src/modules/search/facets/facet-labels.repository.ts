import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/db';
import { numericAttributes } from '../../stock/index/facet-attributes.service';
import type { FacetAttribute } from '../../stock/index/facet-attributes.service';
import { bandOf, bandRadix } from './counted-facets';
import type { CountedFacet } from './counted-facets';

type Entry = { attribute: string; code: number; key: string; label: string };

type NumericAttribute = (typeof numericAttributes)[number];
const isNumeric = (attribute: CountedFacet): attribute is NumericAttribute =>
  (numericAttributes as readonly string[]).includes(attribute);

/** Feeds are refused above it. */
const NUMERIC_RADIX = { year: 2_200, seats: 81 } as const;
/** Values that an import may add before this copy of the dictionary is replaced. */
const SPARE_CODES = 50;

/** A code that no row has, for values nobody sells. */
export const NO_SUCH_VALUE = -1;

/** Both ways through a group's dictionary of facet values. Holds one revision of its stock. */
export class FacetLabels {
  readonly #codes = new Map<string, Map<string, number>>();
  readonly #labels = new Map<string, Map<number, string>>();

  /** Cars of the whole group that some site could show. */
  readonly cars: number;

  private constructor(cars: number) {
    this.cars = cars;
  }

  /** Reads the dictionary of the group in scope. `cars` spares counting them. */
  static async load(tx: Tx, cars?: number): Promise<FacetLabels> {
    const labels = new FacetLabels(cars ?? (await countCars(tx)));
    const { rows } = await tx.execute<Entry>(sql`select attribute, code, key, label from facet_value`);
    for (const { attribute, code, key, label } of rows) {
      mapOf(labels.#codes, attribute).set(key, code);
      mapOf(labels.#labels, attribute).set(code, label);
    }
    return labels;
  }

  /** The code of a value as a URL spells it; NO_SUCH_VALUE when no car of the group ever had it. */
  code(attribute: FacetAttribute, value: string): number {
    if (isNumeric(attribute)) return /^\d{1,9}$/.test(value) ? Number(value) : NO_SUCH_VALUE;
    return this.#codes.get(attribute)?.get(value.trim().toLowerCase()) ?? NO_SUCH_VALUE;
  }

  /** Code and lower-case spelling of every value of an attribute. */
  entries(attribute: FacetAttribute): readonly (readonly [key: string, code: number])[] {
    return [...(this.#codes.get(attribute) ?? [])];
  }

  /** Every value of an attribute as its first spelling. */
  values(attribute: FacetAttribute): string[] {
    return [...(this.#labels.get(attribute)?.values() ?? [])];
  }

  /** One more than the largest code that a row can have. */
  radix(attribute: CountedFacet): number {
    const bands = bandRadix(attribute);
    if (bands !== undefined) return bands;
    return isNumeric(attribute)
      ? NUMERIC_RADIX[attribute]
      : Math.max(0, ...(this.#labels.get(attribute)?.keys() ?? [])) + 1 + SPARE_CODES;
  }

  /** undefined for a value newer than this copy of the dictionary. */
  label(attribute: CountedFacet, code: number): string | undefined {
    const band = bandOf(attribute, code);
    if (band !== undefined) return band;
    return isNumeric(attribute) ? String(code) : this.#labels.get(attribute)?.get(code);
  }
}

async function countCars(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ cars: number }>(sql`select count(*)::int as cars from vehicle_facet`);
  return rows[0]?.cars ?? 0;
}

function mapOf<K, V>(maps: Map<string, Map<K, V>>, name: string): Map<K, V> {
  let map = maps.get(name);
  if (!map) maps.set(name, (map = new Map<K, V>()));
  return map;
}
