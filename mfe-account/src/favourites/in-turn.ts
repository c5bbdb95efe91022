/** Longest wait for another tab, in milliseconds: one that hangs must not keep this one from its work. */
const WAIT_MS = 5000;

let last: Promise<unknown> = Promise.resolve();

/** One change of a site's list after the other, over all tabs of this browser; over this tab where it has no locks. */
export async function inTurn<Result>(site: string, task: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) {
    const turn = last.then(task);
    last = turn.catch(() => {});
    return turn;
  }
  let begun = false;
  const begin = () => {
    begun = true;
    return task();
  };
  try {
    return await navigator.locks.request(`${site}:watchlist`, { signal: AbortSignal.timeout(WAIT_MS) }, begin);
  } catch (error) {
    if (begun) throw error;
    return task();
  }
}
