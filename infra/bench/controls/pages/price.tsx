import type { Car } from './page-data';

const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 });
const plain = new Intl.NumberFormat('en-AU');

const money = (amount: number) => dollars.format(amount);
export const number = (value: number) => plain.format(value);

/** A car's price, what it would cost a week, and how far it lies below the market. */
export function Price({ car }: { car: Car }) {
  const { price, before_price: before, repayment, average_market_price: market } = car;
  const saving = price !== null && market !== null ? market - price : 0;
  return (
    <div className="figures">
      <p className="price">
        <strong>{price === null ? 'Enquire' : money(price)}</strong> <span>{car.price_type}</span>
      </p>
      {before !== null && price !== null && before > price && <p className="muted">Was {money(before)}</p>}
      {repayment && (
        <p className="small">
          {money(repayment.amount)} a week at {repayment.interestRate}% p.a. · {repayment.comparisonRate}% p.a.
          comparison rate over {repayment.termYears} years, final payment {money(repayment.balloon)}
        </p>
      )}
      {saving > 500 && <p className="saving">{money(saving)} below market average</p>}
    </div>
  );
}
