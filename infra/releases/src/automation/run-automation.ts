import type { EvidenceRepository } from '../evidence/evidence-repository';
import { automate } from './automation';
import type { AutomationDeps } from './automation';

/** How often what is being rolled out is looked at, and how often old evidence is dropped, in milliseconds. */
const LOOK_MS = 10_000;
const SWEEP_MS = 3600_000;

type Options = AutomationDeps & {
  evidence: Pick<EvidenceRepository, 'sums' | 'dropOld'>;
};

/** Looks every ten seconds; of several programs of one database one does, and takes turns by the database's lock. */
export function runAutomation(deps: Options, clock: () => Date = () => new Date()): { stop: () => Promise<void> } {
  let sweptAtMs = 0;
  const look = async (): Promise<void> => {
    await deps.plans.alone(async () => {
      const now = clock();
      await automate(deps, now);
      if (now.getTime() - sweptAtMs < SWEEP_MS) return;
      sweptAtMs = now.getTime();
      await deps.evidence.dropOld(now);
    });
  };
  let looking: Promise<void> | null = null;
  const timer = setInterval(() => {
    // A slow one is not overtaken.
    looking ??= look()
      .catch((error: unknown) => deps.log.error({ err: error }, 'Rollouts could not be looked at'))
      .finally(() => (looking = null));
  }, LOOK_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
