import { formatMoney } from '../number/format-money';
import { governmentCharges } from './price-type';

const CHARGES = { included: ', government charges included', added: ' plus government charges', unknown: '' };

type Sums = {
  price: number;
  /** What the price includes, as it stands beside it. */
  type: string;
  deposit: number;
  /** Of the delivery that was chosen; null for none, or one that has no price. */
  delivery: number | null;
  /** The total on the road that is estimated for the price, in dollars; null for none. */
  onTheRoad?: number | null | undefined;
};

/**
 * What is left to pay for a reserved vehicle at handover, and what comes on top; in dollars. Where the charges are estimated
 * it says what it comes to with them.
 */
export function leftToPay({ price, type, deposit, delivery, onTheRoad }: Sums): string {
  const charges = governmentCharges(type) ?? 'unknown';
  const estimated = charges === 'added' ? (onTheRoad ?? null) : null;
  const left = (of: number) => formatMoney(of + (delivery ?? 0) - deposit);
  return `${left(price)}${CHARGES[charges]}${estimated === null ? '' : `, about ${left(estimated)} with those estimated`}`;
}

/** What a chosen delivery costs, in dollars; one that costs nothing is free (A-27). */
export function deliveryText(dollars: number): string {
  return dollars === 0 ? 'Free' : formatMoney(dollars);
}
