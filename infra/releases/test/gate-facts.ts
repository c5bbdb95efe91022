import type { GateFacts } from '../src/gate/publish-gate';

/** A platform on which nothing runs and no site is stored; only what the test is about need be named. */
export function gateFacts(facts: Pick<GateFacts, 'artifactsDir' | 'releaseLog'> & Partial<GateFacts>): GateFacts {
  return {
    registryKey: () => Promise.resolve(null),
    shells: () => Promise.resolve([]),
    checkSites: () => Promise.resolve([]),
    tryRendering: () => Promise.resolve([]),
    ...facts,
  };
}
