import { asProblem } from '@shared-kit/runtime/as-problem';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { LinkButton } from '@shared-kit/ui/link-button';
import { useSearchParams } from 'react-router';
import { financeQuoteApi } from '../../api/finance-quote.api';
import { figuresOf } from './prefetch-quote';

/** A car without a loan would be refused again. */
function withoutCar(figures: string): URLSearchParams {
  return new URLSearchParams([...new URLSearchParams(figures)].filter(([name]) => name !== 'car_id'));
}

/** Where the figures of the address come to nothing that could be signed: why, and back to them as they were typed. */
export function QuoteNotMade() {
  const [query] = useSearchParams();
  const figures = figuresOf(query);
  const { error } = financeQuoteApi.endpoints.makeQuote.useQuery(figures);
  const problem = asProblem(error);
  const faults = Object.values(problem?.fieldErrors ?? {}).flat();
  const isRefused = problem?.code === 'validation_failed';
  return (
    <EmptyState
      level={1}
      title={isRefused ? 'There is no repayment to link to' : 'We cannot make the link right now'}
      text={isRefused ? faults.join(' ') || 'These figures come to no repayment.' : 'Try again in a few minutes.'}
      action={
        <LinkButton
          to={`/finance?${problem?.fieldErrors?.['car_id'] ? withoutCar(figures) : figures}`}
          variant="primary"
        >
          Back to the calculator
        </LinkButton>
      }
    />
  );
}
