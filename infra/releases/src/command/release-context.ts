import type { GateFacts } from '../gate/publish-gate';
import type { PublishTarget } from '../publish/publish';
import type { EvidenceRepository } from '../evidence/evidence-repository';
import type { PlanLog } from '../plan/plan-log';
import type { PublicationLog } from '../upload/publication-log';
import type { RingLog } from '../rings/ring-log';
import type { RingSite } from '../rings/ring-rule';

/** What the release tool works with. */
export type ReleaseContext = Omit<PublishTarget, 'gate' | 'actor'> &
  GateFacts & {
    /** Who gives the command, by name. */
    actor: string;
    /** Holds the keys. */
    dataDir: string;
    /** Folder that holds the mfe-* folders. */
    rootDir: string;
    /** Every stored site, with the address shoppers use. */
    sites(): Promise<Array<RingSite & { origin: string }>>;
    /** Plans, freezes and judgements; opened when they are asked for. */
    plans(): PlanLog;
    /** What shells have told of versions; opened when it is asked for. */
    evidence(): Pick<EvidenceRepository, 'sums'>;
    /** Builds that were sent over HTTP. */
    publications: PublicationLog['list'];
    /** Named groups of them. */
    rings: Pick<RingLog, 'rings' | 'set'>;
  };
