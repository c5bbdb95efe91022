import type { LeadDetail } from '@shared-kit/contracts/form/lead-form';
import { and, eq } from 'drizzle-orm';
import { readAmount } from '@shared-kit/domain/number/read-amount';
import type { TradeInCondition, TradeInEstimate } from '@shared-kit/domain/vehicle/costs/trade-in-estimate';
import type { Tx } from '../../../db/db';
import type { TenantSite } from '../../../plugins/tenant';
import type { ValuationPort } from './valuation.port';
import { valuations } from '../valuations.schema';
import type { Valuation, ValuedVehicle } from '../valuations.schema';

export const TRADE_IN = 'trade-in';

const NO_ESTIMATE = { low: null, high: null, comparables: 0 };

type Accepted = { kind: 'new' | 'repeat'; leadId: string };

/**
 * What the vehicle of a trade-in form is worth, asked before its lead is stored. Null where the provider fails: that
 * costs the estimate, never the lead.
 */
export async function estimateFor(
  site: TenantSite,
  details: readonly LeadDetail[],
  port: ValuationPort,
): Promise<TradeInEstimate | null> {
  return port.estimate(site, vehicleIn(details), new Date()).catch(() => null);
}

/** Notes what the vehicle of a lead was valued at, once. */
export async function valueOnce(
  tx: Tx,
  site: TenantSite,
  details: readonly LeadDetail[],
  { kind, leadId }: Accepted,
  estimate: TradeInEstimate | null,
): Promise<Valuation> {
  const ofLead = and(eq(valuations.siteSlug, site.slug), eq(valuations.leadId, leadId));
  const [known] = kind === 'repeat' ? await tx.select().from(valuations).where(ofLead) : [];
  if (known) return known;
  const [valuation] = await tx
    .insert(valuations)
    .values({
      groupSlug: site.group_slug,
      siteSlug: site.slug,
      leadId,
      vehicle: vehicleIn(details),
      ...(estimate ?? NO_ESTIMATE),
    })
    .returning();
  if (!valuation) throw new Error('INSERT ... RETURNING gave no row');
  return valuation;
}

/** The valuation made with a lead; null for any other lead. */
export async function valuationOfLead(tx: Tx, site: string, leadId: string): Promise<Valuation | null> {
  const [valuation] = await tx
    .select()
    .from(valuations)
    .where(and(eq(valuations.siteSlug, site), eq(valuations.leadId, leadId)));
  return valuation ?? null;
}

function vehicleIn(details: readonly LeadDetail[]): ValuedVehicle {
  const answer = (name: string) => details.find((detail) => detail.name === name)?.value ?? '';
  const number = (name: string) => readAmount(answer(name));
  return {
    make: answer('trade_make'),
    model: answer('trade_model'),
    year: number('trade_year'),
    km: answer('trade_km') === '' ? null : number('trade_km'),
    condition: answer('trade_condition').toLowerCase() as TradeInCondition,
  };
}
