/** Runs what has the same key one after the other, in the order it was asked for, whether or not the one before succeeds. */
export function inLine(): (key: string, run: () => Promise<void>) => Promise<void> {
  const last = new Map<string, Promise<void>>();
  return async (key, run) => {
    const before = last.get(key);
    const mine = before ? before.then(run, run) : run();
    last.set(key, mine);
    await mine.finally(() => {
      if (last.get(key) === mine) last.delete(key);
    });
  };
}
