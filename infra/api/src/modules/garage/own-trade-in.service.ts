import type { Db } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import type { FormEffect } from '../leads/form-effect.port';
import { ownLeads } from '../leads/own-leads.service';
import { amountOf, vehicleName } from './own-vehicles';

type Asked = { site: TenantSite; phone: string; effects: readonly FormEffect[] };

/** Leads among which a valuation is looked for. */
const LATEST = 10;

/** What a shopper trades in with its estimate, "2019 Mazda 3: Estimated at $20,000 to $22,000", and when it was valued. */
export type OwnTradeIn = { tradeIn: string; tradeInAt: Date };

/** The vehicle that a phone had valued last, signed in; without its plate. Null where there is none. */
export async function ownTradeIn(db: Db, asked: Asked): Promise<OwnTradeIn | null> {
  for (const { isProven, facts, createdAt: tradeInAt } of await ownLeads(db, { ...asked, most: LATEST }))
    if (isProven && facts.valuation)
      return { tradeIn: `${vehicleName(facts.valuation)}: ${amountOf(facts.valuation)}`, tradeInAt };
  return null;
}
