import { DRIVE_AWAY, EXCLUDING_CHARGES, governmentCharges } from '@shared-kit/domain/price/price-type';
import type { Db } from '../../../db/db';
import { withOperatorScope, withScope } from '../../../db/scope';
import { listGroupPriceTypes } from '../../stock/vehicles.service';
import { siteRepository } from '../site.repository';

const SAYS_NOTHING = `says nothing of government charges, so none are added: '${DRIVE_AWAY}' and '${EXCLUDING_CHARGES}' are understood`;

/**
 * Types of prices that say nothing of government charges, of each site's configuration and of its group's stock, in
 * words for whoever can have them written otherwise. No fault: such a price is shown with its type as it is.
 */
export async function describePriceTypes(ownerDb: Db): Promise<string[]> {
  const stored = await withOperatorScope(ownerDb, (tx) => siteRepository(tx).listCurrent());
  const ofSites = stored.flatMap(({ slug, config }) => {
    const type = textOf(config['default_price_type']);
    return saysNothing(type) ? [`${slug}: the default_price_type '${type}' ${SAYS_NOTHING}`] : [];
  });
  const ofStock = [];
  for (const group of new Set(stored.map(({ config }) => textOf(config['dealership_group'])))) {
    const types = await withScope(ownerDb, { group }, listGroupPriceTypes);
    for (const [type, count] of types)
      if (saysNothing(type)) ofStock.push(`${group}: the price type '${type}' (vehicles: ${count}) ${SAYS_NOTHING}`);
  }
  return [...ofSites, ...ofStock];
}

const saysNothing = (type: string) => type !== '' && governmentCharges(type) === null;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
