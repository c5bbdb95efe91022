import type { CarCard } from '@shared-kit/contracts/car.contract';
import * as s from '../filters/filters.module.css';

type RatesNoteProps = { hits: readonly CarCard[]; noun?: string | undefined };

/** Beside a weekly figure its rate and comparison rate (R-LEGAL-01): here those of the cars in sight. */
export function RatesNote({ hits, noun = 'car' }: RatesNoteProps) {
  const rates = spanOf(hits.flatMap(({ interest_rate: rate }) => rate ?? []));
  const comparisons = spanOf(hits.flatMap(({ comparison_rate: rate }) => rate ?? []));
  if (rates === null || comparisons === null) return null;
  return (
    <p className={s.note}>
      Estimates of these {noun}s: {rates} p.a., <b>{comparisons} p.a. comparison rate</b>. Each {noun} says its own.
    </p>
  );
}

function spanOf(rates: readonly number[]): string | null {
  if (rates.length === 0) return null;
  const [least, most] = [Math.min(...rates), Math.max(...rates)];
  return least === most ? `${least.toFixed(2)}%` : `${least.toFixed(2)}% to ${most.toFixed(2)}%`;
}
