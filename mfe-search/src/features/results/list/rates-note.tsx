import type { ListedCar } from '@shared-kit/contracts/vehicle/car.contract';
import { formatRate } from '@shared-kit/domain/number/format-number';
import * as s from '../filters/filters.module.css';

/** Beside a weekly figure its rate and comparison rate (R-LEGAL-01): here those of the cars in sight. */
export function RatesNote({ hits }: { hits: readonly ListedCar[] }) {
  const rates = spanOf(hits.flatMap(({ interest_rate: rate }) => rate ?? []));
  const comparisons = spanOf(hits.flatMap(({ comparison_rate: rate }) => rate ?? []));
  if (rates === null || comparisons === null) return null;
  return (
    <p className={s.note}>
      {`Estimates: ${rates} p.a., `}
      <b>{`${comparisons} p.a. comparison rate`}</b>.
    </p>
  );
}

function spanOf(rates: readonly number[]): string | null {
  if (rates.length === 0) return null;
  const [least, most] = [Math.min(...rates), Math.max(...rates)];
  return least === most ? formatRate(least) : `${formatRate(least)} to ${formatRate(most)}`;
}
