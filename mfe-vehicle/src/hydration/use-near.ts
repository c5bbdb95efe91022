import { useEffect, useRef, useState } from 'react';

/** Whether an element has ever been less than that many CSS pixels below the screen. */
export function useNear<Element extends HTMLElement>(pixels: number) {
  const ref = useRef<Element>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `0px 0px ${pixels}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear, pixels]);
  return { ref, isNear };
}
