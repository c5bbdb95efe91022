import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { EvidenceRepository } from '@infra/releases/evidence/evidence-repository';
import type { PlanLog } from '@infra/releases/plan/plan-log';
import type { RegistryKeys } from '@infra/releases/registry/log/fold-releases';
import type { ReleaseLog } from '@infra/releases/registry/log/release-log';
import type { RingLog } from '@infra/releases/rings/ring-log';
import type { PublishContext } from '@infra/releases/upload/publish-upload';
import type { KeptMails } from '../outbox/kept-mails';
import type { SupervisedProcess } from '../supervisor/supervised-process';
import type { SignInOptions } from './sign-in/gate';

export type OperatorOptions = {
  log: Logger;
  /** Where shoppers connect, for links. */
  port: number;
  /** Of this server, for its overview. */
  registryUrl: string;
  apiOrigin: string;
  /** Host names this server answers to; any when undefined. */
  hosts: readonly string[] | undefined;
  signIn: SignInOptions;
  processes: readonly SupervisedProcess[];
  owner: Pool;
  mails: KeptMails;
  releases: ReleaseLog;
  rings: Pick<RingLog, 'rings' | 'set'>;
  /** What shells tell of versions; left out, nobody is listened to. */
  evidence?: { repository: EvidenceRepository; secret: string; plans: PlanLog } | undefined;
  readReleaseKeys: () => RegistryKeys;
  artifactsDir: string;
  /** For what teams publish over HTTP. */
  publishing: Pick<PublishContext, 'key' | 'uploadsDir' | 'tryRendering' | 'publications'>;
  /** The built design kit page. */
  kitDirectory: string;
  /** The built console. */
  consoleDirectory: string;
  /** The picture library, for its contact sheets. */
  picturesDirectory: string;
};
