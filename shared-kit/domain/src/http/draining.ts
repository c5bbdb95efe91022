import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

export type Draining = { isDraining: () => boolean; drain: (ms: number) => Promise<void> };

/**
 * For a server that is to stop behind a balancer: while it drains it answers everything, says of each connection that
 * it ends, and of itself (`isDraining`, for `/readyz`) that it is not ready. A balancer that asks it in that time sends
 * nothing into a connection that is just being closed.
 */
export function drainable(server: Server): Draining {
  let isDraining = false;
  // Before whoever answers: also one that writes its answer's head itself.
  server.prependListener('request', (_request, response) => {
    if (isDraining) response.setHeader('connection', 'close');
  });
  return {
    isDraining: () => isDraining,
    async drain(ms) {
      isDraining = true;
      if (ms > 0) await delay(ms);
    },
  };
}
