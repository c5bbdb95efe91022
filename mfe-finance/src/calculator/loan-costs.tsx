import { periodNames } from '@shared-kit/domain/finance/repayment/repayment';
import {
  finalPaymentOf,
  repaymentSchedule,
  scheduleCsv,
  yearsOf,
} from '@shared-kit/domain/finance/repayment/repayment-schedule';
import type { ScheduleRow } from '@shared-kit/domain/finance/repayment/repayment-schedule';
import { formatMoney, formatMoneyExact } from '@shared-kit/domain/number/format-money';
import { Button } from '@shared-kit/ui/form/button';
import { ScrollRegion } from '@shared-kit/ui/layout/scroll-region';
import { useMemo, useState } from 'react';
import type { CalculatedLoan } from '@shared-kit/domain/finance/loan/calculated-loan';
import * as s from './loan-costs.module.css';
import { PaidChart } from './paid-chart';
import { paidSteps } from './paid-so-far';

/**
 * What a loan costs over its years: a chart, the same as a table, and every repayment once somebody asks for them. Nothing
 * where no repayment is shown.
 */
export function LoanCosts({ loan: { terms, feePerPeriod, answer } }: { loan: CalculatedLoan }) {
  const rows = useMemo(() => (answer ? repaymentSchedule(terms, feePerPeriod) : []), [answer, terms, feePerPeriod]);
  const [isWhole, setWhole] = useState(false);
  if (rows.length === 0) return null;
  const years = yearsOf(rows, terms.frequency);
  const termYears = rows.length / terms.frequency;
  const paid = paidSteps(years, termYears);
  const hasFees = feePerPeriod > 0;
  return (
    <section className={s.costs} data-loan-costs aria-labelledby="loan-costs-title">
      <h3 id="loan-costs-title">Over the years</h3>
      <div className={s.years}>
        <PaidChart years={years} termYears={termYears} />
        <ScrollRegion label="By year">
          <table className={s.table}>
            <caption className="visually-hidden">What is paid in each year of the loan, in dollars</caption>
            <thead>
              <tr>
                <th scope="col">Year</th>
                <th scope="col">Principal</th>
                <th scope="col">Interest</th>
                {hasFees && <th scope="col">Fees</th>}
                <th scope="col">Paid so far</th>
                <th scope="col">Still owed</th>
              </tr>
            </thead>
            <tbody>
              {years.map(({ year, principal, interest, fees, finalPayment, owed }) => (
                <tr key={year}>
                  <th scope="row">{year}</th>
                  <td>{formatMoney(Math.round(principal + finalPayment))}</td>
                  <td>{formatMoney(Math.round(interest))}</td>
                  {hasFees && <td>{formatMoney(Math.round(fees))}</td>}
                  <td>{formatMoney(Math.round(paid[year]?.total ?? 0))}</td>
                  <td>{formatMoney(Math.round(owed))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </div>
      {terms.residual! > 0 && (
        <p className={s.note}>
          The last year’s principal includes the final payment of {formatMoney(terms.residual!)}.
        </p>
      )}
      <div className={s.actions}>
        <Button size="s" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Hide every repayment' : `Show all ${rows.length} repayments`}
        </Button>
        <Button size="s" onClick={() => download(rows)}>
          Download as CSV
        </Button>
      </div>
      {isWhole && <EveryRepayment rows={rows} frequency={terms.frequency} hasFees={hasFees} />}
      <p className={s.note}>
        Worked out to the cent; the repayment above, with its rates, is rounded to whole dollars.
      </p>
    </section>
  );
}

type EveryRepaymentProps = { rows: readonly ScheduleRow[]; frequency: 52 | 26 | 12; hasFees: boolean };

function EveryRepayment({ rows, frequency, hasFees }: EveryRepaymentProps) {
  const final = finalPaymentOf(rows);
  const columns = ['Paid', 'Interest', 'Principal', ...(hasFees ? ['Fee'] : []), 'Still owed'];
  return (
    <ScrollRegion label="Every repayment" tall>
      <table className={s.table}>
        <caption className="visually-hidden">
          Every repayment, one a {periodNames[frequency]}, in dollars and cents
        </caption>
        <thead>
          <tr>
            <th scope="col">No.</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, paid, interest, principal, fee, owed }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>{formatMoneyExact(paid + fee)}</td>
              <td>{formatMoneyExact(interest)}</td>
              <td>{formatMoneyExact(principal)}</td>
              {hasFees && <td>{formatMoneyExact(fee)}</td>}
              <td>{formatMoneyExact(owed)}</td>
            </tr>
          ))}
          {final > 0 && (
            <tr>
              <th scope="row">Final payment</th>
              <td>{formatMoneyExact(final)}</td>
              <td>{formatMoneyExact(0)}</td>
              <td>{formatMoneyExact(final)}</td>
              {hasFees && <td>{formatMoneyExact(0)}</td>}
              <td>{formatMoneyExact(0)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function download(rows: readonly ScheduleRow[]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([scheduleCsv(rows)], { type: 'text/csv' }));
  link.download = 'repayments.csv';
  link.click();
  URL.revokeObjectURL(link.href);
}
