import { and, eq } from 'drizzle-orm';
import type { LeadDetail } from '@shared-kit/contracts/lead-form';
import type { TradeInCondition } from '@shared-kit/domain/trade-in-estimate';
import type { Tx } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import type { ValuationPort } from './valuation.port';
import { valuations } from './valuations.schema';
import type { Valuation, ValuedVehicle } from './valuations.schema';

export const TRADE_IN = 'trade-in';

const NO_ESTIMATE = { low: null, high: null, comparables: 0 };

type Accepted = { kind: 'new' | 'repeat'; leadId: string };

/** Values the vehicle of a lead, once. A provider that fails costs the estimate, never the lead. */
export async function valueOnce(
  tx: Tx,
  site: TenantSite,
  details: readonly LeadDetail[],
  { kind, leadId }: Accepted,
  port: ValuationPort,
): Promise<Valuation> {
  const ofLead = and(eq(valuations.siteSlug, site.slug), eq(valuations.leadId, leadId));
  const [known] = kind === 'repeat' ? await tx.select().from(valuations).where(ofLead) : [];
  if (known) return known;
  const vehicle = vehicleIn(details);
  // A savepoint: a query that failed would otherwise take the lead's transaction with it.
  const estimate = await tx.transaction((inner) => port.estimate(inner, vehicle, new Date())).catch(() => null);
  const [valuation] = await tx
    .insert(valuations)
    .values({
      groupSlug: site.group_slug,
      siteSlug: site.slug,
      leadId,
      vehicle,
      ...(estimate ?? NO_ESTIMATE),
    })
    .returning();
  if (!valuation) throw new Error('INSERT ... RETURNING gave no row');
  return valuation;
}

function vehicleIn(details: readonly LeadDetail[]): ValuedVehicle {
  const answer = (name: string) => details.find((detail) => detail.name === name)?.value ?? '';
  const number = (name: string) => Number(answer(name).replaceAll(/[^\d.]/g, ''));
  return {
    make: answer('trade_make'),
    model: answer('trade_model'),
    year: number('trade_year'),
    km: number('trade_km'),
    condition: answer('trade_condition').toLowerCase() as TradeInCondition,
  };
}
