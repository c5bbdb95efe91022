import type { Db } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import type { FormEffect } from '../leads/form-effect.port';
import { ownLeads } from '../leads/own-leads.service';
import { amountOf, vehicleName } from './own-vehicles';

type Asked = { site: TenantSite; phone: string; effects: readonly FormEffect[] };

/** Leads among which a valuation is looked for. */
const LATEST = 10;

/**
 * The vehicle that a phone had valued last, signed in, with its estimate: "2019 Mazda 3: Estimated at $20,000 to $22,000".
 * Without its plate; empty where there is none.
 */
export async function ownTradeIn(db: Db, asked: Asked): Promise<string> {
  for (const { isProven, facts } of await ownLeads(db, { ...asked, most: LATEST }))
    if (isProven && facts.valuation) return `${vehicleName(facts.valuation)}: ${amountOf(facts.valuation)}`;
  return '';
}
