import { chargeTablesSchema } from '@shared-kit/contracts/finance/charge-tables.contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** What governments charge on a car, as `charge-tables.yaml` says; checked, so that a slip stops the start. */
export const chargeTables = chargeTablesSchema.parse(
  parse(readFileSync(join(import.meta.dirname, 'charge-tables.yaml'), 'utf8')),
);
