import { whenIdle } from '@shared-kit/domain/async/when-idle';
import { whenUsed } from '@shared-kit/runtime/first-use';
import { useEffect, useState } from 'react';

/** Longest wait for a quiet moment after the page has loaded, in milliseconds. */
const PATIENCE_MS = 3000;

/** False until the page is used, has loaded and the browser has time: what is heavy and not asked for waits for that. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let cancel = () => {};
    const wait = () => (cancel = whenIdle(() => setIdle(true), PATIENCE_MS));
    const leave = whenUsed(() => {
      if (document.readyState === 'complete') wait();
      else addEventListener('load', wait, { once: true });
    });
    return () => {
      leave();
      removeEventListener('load', wait);
      cancel();
    };
  }, []);
  return isIdle;
}
