import { within } from '@shared-kit/domain/async/within';

/**
 * What `work` resolves to. Rejects with a sentence that names `what` once `milliseconds` have passed: a page that never
 * answers a script, or a browser that stopped, would be waited for for ever, as Playwright bounds neither.
 */
export async function withinOrFail<Result>(milliseconds: number, what: string, work: Promise<Result>): Promise<Result> {
  return within(milliseconds, work, () => {
    throw new Error(`${what} took over ${milliseconds / 1000} s`);
  });
}
