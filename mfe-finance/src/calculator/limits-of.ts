import { formatMoney } from '@shared-kit/domain/number/format-money';

/** Said at either end of the range, as information: the value stands (S5-33, A-05). */
export function limitsOf(amount: number, { min, max }: { min: number; max: number }): string | null {
  if (amount > min && amount < max) return null;
  return `Cannot be less than ${formatMoney(min)} or more than ${formatMoney(max)}`;
}
