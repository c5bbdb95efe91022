import { setPriority } from 'node:os';
import type { Delivery, Order } from './worker-process';

/** Nice value, where the caller has none of its own: pages come first. */
const BEHIND_PAGES = 10;

/** The other end of `workerProcess` and `processOnDemand`: does each order it is sent, and ends with the process that sends them. */
export function answerOrders<Request, Result>(
  work: (request: Request) => Promise<Result>,
  niceness = BEHIND_PAGES,
): void {
  setPriority(niceness);
  process.on('message', ({ id, order }: Order<Request>) => {
    work(order).then(
      (result) => process.send?.({ id, result } satisfies Delivery<Result>),
      (error: unknown) => process.send?.({ id, failure: String(error) } satisfies Delivery<Result>),
    );
  });
  process.on('disconnect', () => process.exit(0));
}
