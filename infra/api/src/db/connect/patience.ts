import { HOUR_S } from '@shared-kit/domain/time/seconds';

type Patience = { tries: number; longestWaitS?: number };

/**
 * How a job is tried again that needs somebody else's server, as pg-boss's options: after 20–40 s, 40–80 s … at most
 * `longestWaitS`, random within each. A worker that stops beating for 20 seconds is dead and its job goes back.
 */
export function patience({ tries, longestWaitS = 4 * HOUR_S }: Patience) {
  return {
    ...{ retryLimit: tries, retryDelay: 20, retryBackoff: true, retryDelayMax: longestWaitS },
    heartbeatSeconds: 20,
  };
}
