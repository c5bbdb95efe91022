import type { ValuationView } from '@shared-kit/contracts/lead/valuation.contract';
import { useSite } from '@shared-kit/runtime/site-context';
import { useEffect } from 'react';
import { choicesApi } from '../../api/choices.api';

/** Saves what was valued where the site wants it, again once the offer is accepted. Nobody is told but the log. */
export function useSavedValuation(token: string, valuation: ValuationView): void {
  const { save_valuation: isWanted } = useSite().flags;
  const [save] = choicesApi.endpoints.saveValuation.useMutation();
  const { rego = '', regoState = '', adjustmentAnswers = {}, lead_id = '', offer_accepted } = valuation;

  useEffect(() => {
    // An older API does not say whose valuation it is.
    if (!isWanted || lead_id === '') return;
    const record = { rego, regoState, adjustmentAnswers, offer_accepted, lead_id, form_completed: true };
    void save({ column_name: 'valuation', token, valuation: record }).then(({ error }) =>
      error ? console.warn('The valuation was not saved', error) : console.info('The valuation was saved'),
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each state of the offer, not for each rendering
  }, [isWanted, token, lead_id, offer_accepted]);
}
