import { sameOriginPath } from '@shared-kit/domain/form/same-origin-path';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { useSearchParams } from 'react-router';
import { assumptionApi } from '../api/assumption.api';
import { TermsForm, useUnsentTerms } from './terms-form';
import { termsInWords } from './terms-in-words';

/** Where what was chosen is said. */
const HERE = '/finance#repayment-terms';

/** On the finance page: the terms of all repayments and their form, which goes back to where it was asked for. */
export function AllTerms() {
  const [query] = useSearchParams();
  const back = sameOriginPath(query.get('back')) ?? HERE;
  // What was typed comes back whether or not the API, which did not take it, says what counts now.
  return useUnsentTerms() ? <TermsForm assumption={null} back={back} /> : <TermsOfNow back={back} />;
}

function TermsOfNow({ back }: { back: string }) {
  const { assumption } = useSuspenseQuery(assumptionApi.endpoints.getAssumption, undefined);
  return (
    <>
      <p>
        {assumption
          ? `They are worked out ${termsInWords(assumption)}.`
          : 'Each is worked out on its lender’s own terms, which stand beside it. Choose your own to compare like with like.'}
      </p>
      <TermsForm assumption={assumption} back={back} />
    </>
  );
}
