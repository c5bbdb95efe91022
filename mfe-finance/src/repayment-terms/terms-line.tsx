import { assumptionOf } from '@shared-kit/contracts/finance/finance-assumption';
import type { FinanceAssumption } from '@shared-kit/contracts/finance/finance-assumption';
import type { SlotProps } from '@shared-kit/contracts/release/slots.contract';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { assumptionApi } from '../api/assumption.api';
import * as s from './terms-line.module.css';
import { termsAddress, termsPage } from './terms-address';
import { termsInWords } from './terms-in-words';
import { useFreshPage } from './use-fresh-page';

const TermsForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'on-demand-terms-form' */ './terms-form')).TermsForm,
}));

/**
 * What the repayments of a page are worked out with, and the way to change it for every card, page and filter of the
 * visit: here where scripts run, else on the finance page. A line of few bytes, as every results page carries it; that
 * tells the `terms` that its own figures came with.
 */
export function TermsLine({ terms }: SlotProps['repayments.terms']) {
  return terms === undefined ? <AskedLine /> : <Line assumption={assumptionOf(terms)} />;
}

/** On a page that does not tell the terms, like a vehicle's. */
function AskedLine() {
  const { assumption } = useSuspenseQuery(assumptionApi.endpoints.getAssumption, undefined);
  return <Line assumption={assumption} />;
}

function Line({ assumption }: { assumption: FinanceAssumption | null }) {
  const { pathname, search } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  useFreshPage(assumption, useAskAgain());
  const here = pathname + search;
  function open(event: MouseEvent) {
    event.preventDefault();
    setIsOpen(true);
  }
  return (
    <div>
      <p>
        {assumption ? (
          `Repayments here: ${termsInWords(assumption)}. `
        ) : (
          <span className={s.lenders}>Repayments here are on each lender’s own terms. </span>
        )}
        {!isOpen && (
          <a href={termsAddress(here)} onClick={open}>
            Change repayment terms
          </a>
        )}
      </p>
      {isOpen && (
        <Suspense>
          <TermsForm assumption={assumption} leads={leadsBack} isAsked />
        </Suspense>
      )}
    </div>
  );
}

/** Refused it stands on the finance page, taken here again. */
const leadsBack = (here: string) => ({ action: termsPage(here), back: here });

/** What the browser's cookie says now. */
function useAskAgain(): () => Promise<FinanceAssumption | null> {
  const [ask] = assumptionApi.endpoints.getAssumption.useLazyQuery();
  return useCallback(async () => (await ask().unwrap()).assumption, [ask]);
}
