import type { FinanceQuote } from '@shared-kit/contracts/finance/finance-quote.contract';
import { isQuoteFor, quotedState } from '@shared-kit/domain/finance/loan/quoted-loan';
import { namesNothing, whyMissing } from '@shared-kit/runtime/as-problem';
import { Stack } from '@shared-kit/ui/layout/stack';
import { carNamed } from '@shared-kit/domain/vehicle/words/car-named';
import { FINANCE_PATH } from '@shared-kit/domain/form/form-path';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { carriedOf, figuresAddress } from '../../calculator/quote-address';
import { carApi } from '../../api/car.api';
import { financeQuoteApi } from '../../api/finance-quote.api';
import { QuotedFigures } from '../../quote/quoted-figures';

type AttachedQuoteProps = {
  token: string;
  /** In place of figures that do not hold. */
  children: ReactNode;
};

/** The signed figures that go with a form, as at their date: no other figure of a loan stands beside them. */
export function AttachedQuote({ token, children }: AttachedQuoteProps) {
  const [query] = useSearchParams();
  const { data: quote, error } = financeQuoteApi.endpoints.getFinanceQuote.useQuery(token);
  if (!quote && !error) return null;
  if (!quote && namesNothing(error))
    return (
      <>
        <p role="status">
          The link to figures in this address was changed, or is of another dealer: no figures of it go with this form.
        </p>
        {children}
      </>
    );
  if (!quote) return <NotShown />;
  return (
    <OfThisCar quote={quote} query={query}>
      {children}
    </OfThisCar>
  );
}

function NotShown() {
  return <p role="status">Your figures go with this form. We cannot show them right now.</p>;
}

type OfThisCarProps = { quote: FinanceQuote; query: URLSearchParams; children: ReactNode };

/** The figures, unless they are for another vehicle than the form is about: then they do not go with it, and it says so. */
function OfThisCar({ quote, query, children }: OfThisCarProps) {
  const named = carNamed(query);
  const { data: car, error } = carApi.endpoints.getCar.useQuery(named, { skip: named === '' });
  // Whether they are for this vehicle is not known.
  if (quote.vehicle && !car && whyMissing(error) === 'unread') return <NotShown />;
  if (!isQuoteFor(quote.vehicle, car?.id ?? ''))
    return (
      <>
        <p role="status">
          {`The figures of this address are for the ${quote.vehicle?.name}, another vehicle: they do not go with this form.`}
        </p>
        {children}
      </>
    );
  return (
    <section aria-labelledby="attached-quote">
      <Stack gap={16}>
        <h2 id="attached-quote">Figures that go with this form</h2>
        <p>
          As at {quote.as_at_text}
          {quote.vehicle && `, for the ${quote.vehicle.name}`}.
        </p>
        <QuotedFigures loan={quote.loan} vehicle={quote.vehicle} />
        {quote.changes.length > 0 && (
          <div role="status">
            <p>They go with it as they were. Today:</p>
            <ul>
              {quote.changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </div>
        )}
        <p>
          <a href={figuresAddress(FINANCE_PATH, quotedState(quote.loan), alongWith(quote, query))}>
            Change the figures
          </a>
        </p>
      </Stack>
    </section>
  );
}

/** What is owed on a trade-in is the quote's own, whatever the address says. */
function alongWith({ loan: { shortfall = 0 } }: FinanceQuote, query: URLSearchParams): URLSearchParams {
  return carriedOf(query, { shortfall });
}
