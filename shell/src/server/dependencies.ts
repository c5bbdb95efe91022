import type { ReleaseSnapshot } from '@shared-kit/contracts/release/release.contract';
import type { FastifyPluginAsync } from 'fastify';
import type { Logger } from 'pino';
import type { JoinedStyles } from './page/head/joined-styles';
import type { Evidence } from './evidence/evidence';
import type { RenderPage } from './page/page-renderer';
import type { ArtifactSource } from './release/artifact-loader';
import type { PageCache } from './remembered/page-cache';
import type { StockRevisions } from './remembered/stock-revisions';
import type { Sites } from './site/sites';

export type RememberedPages = {
  cache: PageCache;
  revisions: StockRevisions;
  mintKey: () => string;
  /** Whether a cache in front is told how long, and until which change, it may keep them. */
  surrogate: boolean;
};

/** What the shell's routes are made with; `main.ts` puts it together. */
export type ShellDependencies = {
  sites: Sites;
  /** The last good copy of what is released. */
  registry: {
    readonly current: (ReleaseSnapshot & { leftOut?: string[] }) | undefined;
    readonly ageMs?: number | null;
  };
  artifacts: ArtifactSource;
  render: RenderPage;
  /** Pages that many get alike; without it each is rendered for one. */
  remembered?: RememberedPages | undefined;
  /** What is seen of versions; without it nothing is counted. */
  evidence?: Evidence | undefined;
  styles: JoinedStyles;
  /** Address ranges of the proxies in front. */
  trustProxy: string[];
  apiOrigin: string;
  artifactsDir: string;
  clientDir: string;
  dev: boolean;
  /** Whether it is about to stop: a balancer is to send nothing more. */
  isDraining?: (() => boolean) | undefined;
  /** What a development server does besides, before everything else. */
  develop?: FastifyPluginAsync | undefined;
  log: Logger;
};
