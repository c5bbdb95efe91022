import { readViewedCars, viewedCarsKey } from '@shared-kit/domain/vehicle/viewed-cars';
import { useSite } from '@shared-kit/runtime/site-context';
import { useMemo } from 'react';
import { useStoredText } from '../../../stored-text/use-stored-text';

/** Ids of the cars this browser has looked at; none until scripts run. */
export function useViewedCars(): ReadonlySet<string> {
  const kept = useStoredText(viewedCarsKey(useSite().slug));
  return useMemo(() => new Set(readViewedCars(kept).map(({ id }) => id)), [kept]);
}
