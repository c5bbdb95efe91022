import type { FinanceQuote } from '@shared-kit/contracts/finance/finance-quote.contract';
import { SHORTFALL } from '@shared-kit/domain/finance/calculator/calculator-state';
import { quotedState } from '@shared-kit/domain/finance/loan/quoted-loan';
import { FINANCE_PATH } from '@shared-kit/domain/form/form-path';
import { namesNothing } from '@shared-kit/runtime/as-problem';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import { Stack } from '@shared-kit/ui/layout/stack';
import { LinkButton } from '@shared-kit/ui/link-button';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { figuresAddress } from '../../calculator/quote-address';
import { CopyLink } from './copy-link';
import { enquiryAddress } from './enquiry-address';
import * as s from './finance-quote.module.css';
import { financeQuoteApi } from '../../api/finance-quote.api';
import { QuotedFigures } from '../../quote/quoted-figures';

/** The figures, what they would be today, and where to go on with them. */
export function SignedQuote({ token }: { token: string }) {
  const { data: quote, error } = financeQuoteApi.endpoints.getFinanceQuote.useQuery(token);
  if (!quote && !error) return null;
  if (!quote) return <Refused isOurs={!namesNothing(error)} />;
  const { loan, vehicle } = quote;
  const about = new URLSearchParams({
    ...(quote.path && vehicle && { car_id: vehicle.id }),
    ...(loan.shortfall && { [SHORTFALL]: String(loan.shortfall) }),
  });
  const state = quotedState(loan);
  return (
    <>
      <SectionHeading level={1} title="Repayment figures" text={`As at ${quote.as_at_text}.`} />
      <Stack gap={24}>
        <Vehicle quote={quote} />
        <QuotedFigures loan={loan} vehicle={vehicle} />
        <Today changes={quote.changes} />
        <div className={s.actions}>
          <LinkButton to={enquiryAddress(state, about, token)} variant="primary">
            Ask for a quote with these figures
          </LinkButton>
          <LinkButton to={figuresAddress(FINANCE_PATH, state, about)}>Change the figures</LinkButton>
          <CopyLink />
        </div>
        <p className={s.note}>
          The address of this page is the link: whoever has it reads these figures, and nothing about you.
        </p>
      </Stack>
    </>
  );
}

function Vehicle({ quote: { vehicle, path } }: { quote: FinanceQuote }) {
  if (!vehicle) return null;
  return (
    <p>
      For the {path ? <a href={path}>{vehicle.name}</a> : vehicle.name}
      {vehicle.price_text && `, then ${vehicle.price_text}`}.
    </p>
  );
}

function Today({ changes }: Pick<FinanceQuote, 'changes'>) {
  return (
    <section className={s.today} aria-labelledby="quote-today">
      <h2 id="quote-today">Today</h2>
      {changes.length === 0 ? (
        <p>Worked out today, the figures are the same.</p>
      ) : (
        <ul>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What a link says that nobody signed for this site. */
function Refused({ isOurs }: { isOurs: boolean }) {
  return (
    <EmptyState
      level={1}
      title={isOurs ? 'We cannot show these figures right now' : 'This link does not hold'}
      text={
        isOurs
          ? 'Nothing is lost. Try again in a few minutes.'
          : 'It was changed, is incomplete or is of another dealer, so we cannot stand by its figures. Work them out anew.'
      }
      action={
        <LinkButton to={FINANCE_PATH} variant="primary">
          To the calculator
        </LinkButton>
      }
    />
  );
}
