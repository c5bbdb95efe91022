import { MY_DEAL_PATH } from '@shared-kit/domain/account/account-paths';
import type { CalculatedLoan } from '@shared-kit/domain/finance/loan/calculated-loan';
import { FINANCE_PATH } from '@shared-kit/domain/form/form-path';
import { POSTCODE_FIELD } from '@shared-kit/domain/place/shopper-state';
import { useSearchParams } from 'react-router';
import { LeftOut } from '../../calculator/left-out';
import { figuresAddress } from '../../calculator/quote-address';
import * as s from './car-calculator.module.css';

type LedOnProps = {
  loan: CalculatedLoan;
  /** Whole dollars to buy the vehicle. */
  price: number | null;
  carried: URLSearchParams;
  /** Somebody set them: then the page's address has them, and with it an enquiry. */
  areSet: boolean;
};

/** What of the price the figures leave out, and where to go on with them. Loaded later, as it stands below them. */
export function LedOn({ loan, price, carried, areSet }: LedOnProps) {
  const [query] = useSearchParams();
  const withPostcode = [...carried, ...[...query].filter(([name]) => name === POSTCODE_FIELD)];
  return (
    <>
      <LeftOut price={price} amount={loan.state.amount} />
      <p className={s.link}>
        <a href={figuresAddress(FINANCE_PATH, loan.state, carried)}>Open these figures on a page of their own</a> or{' '}
        <a href={figuresAddress(MY_DEAL_PATH, loan.state, withPostcode)}>keep them as your deal</a>.
        {loan.answer && areSet && ' An enquiry from this page has them with it.'}
      </p>
    </>
  );
}
