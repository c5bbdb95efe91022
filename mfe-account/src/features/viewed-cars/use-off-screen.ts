import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Whether a place has been off the screen since it was wanted: what is put there then moves nothing that somebody looks
 * at. Below the screen it pushes what is seen by nobody, above it the browser keeps the reader's place.
 */
export function useOffScreen(place: RefObject<HTMLElement | null>, isWanted: boolean): boolean {
  const [isOff, setIsOff] = useState(false);
  useEffect(() => {
    const { current: element } = place;
    if (!isWanted || !element) return;
    const watcher = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting !== false) return;
      watcher.disconnect();
      setIsOff(true);
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [place, isWanted]);
  return isOff;
}
