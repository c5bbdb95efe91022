let waiting: Promise<void> | undefined;
let wake: () => void = () => {};

/** Settles when the shell has put streamed query results into the store, or the document has ended. */
export function nextStreamedData(): Promise<void> {
  waiting ??= new Promise<void>((resolve) => {
    wake = () => {
      waiting = undefined;
      resolve();
    };
    document.addEventListener('DOMContentLoaded', wake, { once: true });
  });
  return waiting;
}

/** Called by the shell after streamed data was put into the store. */
export function notifyStreamedData(): void {
  if (waiting) wake();
}
