import { useEffect, useState } from 'react';

/** Longest wait for a quiet moment after the page has loaded, in milliseconds. */
const PATIENCE_MS = 3000;

/** False until the page has loaded and the browser has time: what is heavy and not asked for waits for that. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let cancel = () => {};
    // Safari has no idle callback.
    const wait = () => (cancel = 'requestIdleCallback' in window ? idle(setIdle) : timer(setIdle));
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    return () => {
      removeEventListener('load', wait);
      cancel();
    };
  }, []);
  return isIdle;
}

function idle(done: (is: true) => void): () => void {
  const handle = requestIdleCallback(() => done(true), { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(handle);
}

function timer(done: (is: true) => void): () => void {
  const handle = setTimeout(done, 200, true);
  return () => clearTimeout(handle);
}
