import type { LeadDetail } from '@shared-kit/contracts/form/lead-form';
import type { ValuationRecord } from '@shared-kit/contracts/lead/valuation.contract';
import type { Valuation } from './valuations.schema';

/** Questions whose answers move a valuation beyond year, make, model and kilometres. */
const ADJUSTMENTS = ['trade_condition', 'trade_service', 'trade_damage', 'trade_finance', 'trade_owed'];

/** A valuation under the specification's names (S3-01). A form that is not complete makes no lead. */
export function valuationRecord(
  { leadId, offerAccepted }: Pick<Valuation, 'leadId' | 'offerAccepted'>,
  details: readonly LeadDetail[],
): ValuationRecord {
  const answer = (name: string) => details.find((detail) => detail.name === name)?.value ?? '';
  const adjustments = details.filter(({ name }) => ADJUSTMENTS.includes(name));
  return {
    rego: answer('trade_rego'),
    regoState: answer('trade_state'),
    adjustmentAnswers: Object.fromEntries(adjustments.map(({ name, value }) => [name.replace('trade_', ''), value])),
    offer_accepted: offerAccepted,
    lead_id: leadId,
    form_completed: true,
  };
}
