/** How far a price must lie below the average to be worth a badge, in whole dollars (S5-10: a difference below -499). */
const LEAST_SAVING = 500;

type ComparedCar = { price: number | null; average_market_price: number | null; status: string | null };

/**
 * Dollars that a car costs less than comparable ones; null where that is not worth saying, nobody knows the average,
 * or the car is sold.
 */
export function belowMarket({ price, average_market_price: average, status }: ComparedCar): number | null {
  if (price === null || price <= 10 || average === null || (status !== 'in_stock' && status !== 'coming_soon'))
    return null;
  return average - price >= LEAST_SAVING ? average - price : null;
}
