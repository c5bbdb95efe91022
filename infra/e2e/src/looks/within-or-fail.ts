/**
 * What `work` resolves to. Rejects with a sentence that names `what` once `milliseconds` have passed: a page that never
 * answers a script, or a browser that stopped, would be waited for for ever, as Playwright bounds neither.
 */
export async function withinOrFail<Result>(milliseconds: number, what: string, work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`${what} took over ${milliseconds / 1000} s`)), milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
