import { FINANCE_PATH } from '@shared-kit/domain/form/form-path';
import { asProblem, namesNothing } from '@shared-kit/runtime/as-problem';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { LinkButton } from '@shared-kit/ui/link-button';
import { useSearchParams } from 'react-router';
import { financeQuoteApi } from '../../api/finance-quote.api';
import { figuresOf } from './prefetch-quote';

/** Where the figures of the address come to nothing that could be signed: why, and back to them as they were typed. */
export function QuoteNotMade() {
  const [query] = useSearchParams();
  const figures = figuresOf(query);
  const { error } = financeQuoteApi.endpoints.makeQuote.useQuery(figures);
  const { code, fieldErrors = {} } = asProblem(error) ?? {};
  const isJudged = code === 'validation_failed';
  const isRefused = namesNothing(error);
  // A car without a loan would be refused again, and so would what is too long to be a figure at all.
  const useless = Object.keys(fieldErrors).filter((name) => !isJudged || name === 'car_id');
  return (
    <EmptyState
      level={1}
      title={isRefused ? 'There is no repayment to link to' : 'We cannot make the link right now'}
      text={isRefused ? whyRefused(isJudged ? fieldErrors : {}) : 'Try again in a few minutes.'}
      action={
        <LinkButton to={`${FINANCE_PATH}?${without(useless, figures)}`} variant="primary">
          Back to the calculator
        </LinkButton>
      }
    />
  );
}

/** In the words for shoppers; of an address that nobody could have typed the API has none. */
function whyRefused(faults: Readonly<Record<string, string[]>>): string {
  return Object.values(faults).flat().join(' ') || 'These figures cannot be used.';
}

function without(names: readonly string[], figures: string): URLSearchParams {
  return new URLSearchParams([...new URLSearchParams(figures)].filter(([name]) => !names.includes(name)));
}
