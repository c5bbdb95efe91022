import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { isAvailable } from '../vehicle/availability/car-availability';

/**
 * Leaves one sold card of each run, unless every hit is sold (S2-08). Give it the whole
 * visible list, earlier pages included; counts are not reduced.
 */
export function collapseSold<Hit extends Pick<CarCard, 'status'>>(hits: readonly Hit[]): Hit[] {
  if (!hits.some(isAvailable)) return [...hits];
  return hits.filter((hit, index) => {
    const previous = hits[index - 1];
    return isAvailable(hit) || !previous || isAvailable(previous);
  });
}
