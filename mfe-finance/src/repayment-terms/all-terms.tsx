import { sameOriginPath } from '@shared-kit/domain/site/same-origin-path';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { useSearchParams } from 'react-router';
import { assumptionApi } from '../api/assumption.api';
import { TermsForm, useUnsentTerms } from './terms-form';
import type { TermsLeads } from './terms-form';
import { termsInWords } from './terms-in-words';

/**
 * On the finance page: the terms of all repayments and their form, which goes back to where it was asked for. Else it stays
 * here, with the vehicle and the figures of the page.
 */
export function AllTerms() {
  const [query] = useSearchParams();
  const asker = sameOriginPath(query.get('back'));
  const leads: TermsLeads = (here) => ({ action: here, back: asker ?? `${here}#repayment-terms` });
  // What was typed comes back whether or not the API, which did not take it, says what counts now.
  return useUnsentTerms() ? <TermsForm assumption={null} leads={leads} /> : <TermsOfNow leads={leads} />;
}

function TermsOfNow({ leads }: { leads: TermsLeads }) {
  const { assumption } = useSuspenseQuery(assumptionApi.endpoints.getAssumption, undefined);
  return (
    <>
      <p>
        {assumption
          ? `They are worked out ${termsInWords(assumption)}.`
          : 'Each is worked out on its lender’s own terms, which stand beside it. Choose your own to compare like with like.'}
      </p>
      <TermsForm assumption={assumption} leads={leads} />
    </>
  );
}
