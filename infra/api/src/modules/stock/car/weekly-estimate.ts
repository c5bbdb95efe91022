import type { Car } from '@shared-kit/contracts/car.contract';

/** A car with the figures that search sorts and filters by. `now` decides which lenders' age rules it passes. */
export function withEstimate(car: Car, _now: Date): { car: Car; shownPrice: number | null } {
  return { car, shownPrice: shownPrice(car) };
}

function shownPrice({ offer_price: offer, price }: Car): number | null {
  if (offer !== null && offer > 10) return offer;
  return price !== null && price > 10 ? price : null;
}
