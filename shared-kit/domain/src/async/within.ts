/**
 * What is waited for, or what `late` gives (or throws) where it has not come in so many milliseconds. No timer is left.
 *
 * @throws what the promise is rejected with, if that comes in time; who does not wait any more has to catch it.
 */
export async function within<Value, Late>(
  ms: number,
  waited: PromiseLike<Value>,
  late: () => Late,
): Promise<Value | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms))).then(late);
  try {
    return await Promise.race([waited, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
