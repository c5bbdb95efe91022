/** Dollars either side of a price within which other cars are similar: 10,000 below 50,000, else 25,000 (S9-37). */
export function similarPriceBand(price: number): { min: number; max: number } {
  const width = price < 50_000 ? 10_000 : 25_000;
  return { min: price - width, max: price + width };
}
