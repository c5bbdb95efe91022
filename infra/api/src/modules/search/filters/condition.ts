import type { FacetAttribute } from '../../stock/index/facet-attributes.service';
import type { StockRule } from '../../stock/stock-rules.service';
import type { NumberFact } from './number-facts';

/** What a car must meet. It has two readers, `conditionSql` and `compileCondition`; a kind that one lacks does not compile. */
export type Condition =
  | StockRule
  /** Its value is one of these, as an address spells them. */
  | { kind: 'values'; attribute: FacetAttribute; values: readonly string[] }
  /** The same by codes of the group's dictionary. */
  | { kind: 'codes'; attribute: FacetAttribute; codes: readonly number[] }
  /** Its number lies in one of these bands. */
  | { kind: 'bands'; fact: NumberFact; bands: readonly Band[] }
  /** Its number lies between these, both included. */
  | { kind: 'range'; fact: NumberFact; min: number | undefined; max: number | undefined }
  /** It has all of these features, by their codes. */
  | { kind: 'features'; codes: readonly number[] }
  /** Its price has come down. */
  | { kind: 'offer' }
  /** It came at most so many days ago. */
  | { kind: 'arrived'; days: number }
  | { kind: 'any'; conditions: readonly Condition[] }
  | { kind: 'none'; conditions: readonly Condition[] };

/** The minimum belongs to a band, the maximum does not; one without both holds every car that has the number. */
export type Band = { min: number | undefined; below: number | undefined };
