/**
 * What payments over some periods are worth before the first of them: one in each period `annuity`, and one at the end
 * `discount`, in parts of a payment. The one formula behind repayments, prices that a budget pays and comparison rates.
 *
 * @param rate of one period, as a fraction; 0 for a loan without interest.
 */
export function presentValue(rate: number, periods: number): { annuity: number; discount: number } {
  const discount = (1 + rate) ** -periods;
  return { annuity: rate === 0 ? periods : (1 - discount) / rate, discount };
}
