import type { FinanceQuote } from '@shared-kit/contracts/finance/finance-quote.contract';
import { quotedRateNote, quoteRows } from '@shared-kit/domain/finance/loan/quoted-loan';
import { useRemoteConfig } from '@shared-kit/runtime/site-context';
import { FactList } from '@shared-kit/ui/car/fact-list';
import { RateWarning } from '@shared-kit/ui/car/rate-warning';
import * as s from './quoted-figures.module.css';

/** All that was signed, with the warning, and that the rate is not the site's own. */
export function QuotedFigures({ loan, vehicle }: Pick<FinanceQuote, 'loan' | 'vehicle'>) {
  const { default_interest: ownRate } = useRemoteConfig('mfe-finance');
  return (
    <>
      <FactList layout="rows" facts={quoteRows(loan, vehicle).map(([label, value]) => ({ label, value }))} />
      <RateWarning />
      <p className={s.note}>
        An estimate as it was at that time, not an offer of credit. Subject to approval, fees and conditions.{' '}
        {quotedRateNote(loan, ownRate)}
      </p>
    </>
  );
}
