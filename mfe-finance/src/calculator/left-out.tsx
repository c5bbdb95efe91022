import { formatMoney } from '@shared-kit/domain/number/format-money';

/** How much of the vehicle's price the figures leave out; nothing where they have all of it. Whole dollars. */
export function LeftOut({ price, amount }: { price: number | null; amount: number }) {
  const beyond = (price ?? 0) - amount;
  return beyond > 0 && <p>{`${formatMoney(beyond)} of the vehicle’s price is not in these figures.`}</p>;
}
