import type { Config } from '../../../config';
import type { Db } from '../../../db/db';
import { comparablesValuation } from './comparables-valuation.adapter';
import { httpValuation } from './http-valuation.adapter';
import type { ValuationPort } from './valuation.port';

/** The provider where one is configured, else comparables in the group's own stock. */
export function chooseValuation(
  { VALUATION_URL: url, VALUATION_KEY: key }: Pick<Config, 'VALUATION_URL' | 'VALUATION_KEY'>,
  db: Db,
): ValuationPort {
  return url && key ? httpValuation(url, key) : comparablesValuation(db);
}
