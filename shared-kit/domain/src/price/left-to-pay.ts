import { formatMoney } from '../text/format-money';
import { governmentCharges } from './price-type';

const CHARGES = { included: ', government charges included', added: ' plus government charges', unknown: '' };

type Sums = {
  price: number;
  /** What the price includes, as it stands beside it. */
  type: string;
  deposit: number;
  /** Of the delivery that was chosen; null for none, or one that has no price. */
  delivery: number | null;
};

/** What is left to pay for a reserved vehicle at handover, and what comes on top; in dollars. */
export function leftToPay({ price, type, deposit, delivery }: Sums): string {
  return `${formatMoney(price + (delivery ?? 0) - deposit)}${CHARGES[governmentCharges(type) ?? 'unknown']}`;
}

/** What a chosen delivery costs, in dollars; one that costs nothing is free. */
export function deliveryText(dollars: number): string {
  return dollars === 0 ? 'Free' : formatMoney(dollars);
}
