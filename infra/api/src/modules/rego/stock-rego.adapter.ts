import type { Db } from '../../db/db';
import { withScope } from '../../db/scope';
import { scopeOf } from '../../plugins/tenant';
import { findByPlate } from '../stock/plates.service';
import type { RegoPort } from './rego.port';

/** The group's own records: every vehicle it has or had in stock, which is what its customers drive. */
export function stockRego(db: Db): RegoPort {
  return {
    source: 'stock',
    find: (site, { rego }) => withScope(db, scopeOf(site), (tx) => findByPlate(tx, rego)),
  };
}
