import { MOST_VIEWED_SHOWN, readViewedCars, viewedCarsKey } from '@shared-kit/domain/vehicle/viewed-cars';
import { useSite } from '@shared-kit/runtime/site-context';
import { useEffect, useState } from 'react';

/**
 * Ids of the cars this browser has looked at before, the latest first, joined by commas and without the one that is open
 * now; empty on the server, in the first render and on a first visit. Read once: what is opened meanwhile is for the next
 * page.
 */
export function useViewedIds(open: string | undefined): string {
  const { slug } = useSite();
  const [ids, setIds] = useState('');
  useEffect(() => setIds(storedIds(slug, open)), [slug, open]);
  return ids;
}

function storedIds(site: string, open: string | undefined): string {
  try {
    return readViewedCars(localStorage.getItem(viewedCarsKey(site)))
      .map(({ id }) => id)
      .filter((id) => id !== open)
      .slice(0, MOST_VIEWED_SHOWN)
      .join(',');
  } catch {
    return '';
  }
}
