import type { ReleaseSnapshot } from '@shared-kit/contracts/release.contract';
import type { FastifyPluginAsync } from 'fastify';
import type { Logger } from 'pino';
import type { JoinedStyles } from './page/joined-styles';
import type { RenderPage } from './page/page-renderer';
import type { ArtifactSource } from './release/artifact-loader';
import type { Sites } from './site/sites';

/** What the shell's routes are made with; `main.ts` puts it together. */
export type ShellDependencies = {
  sites: Sites;
  /** The last good copy of what is released. */
  registry: { readonly current: ReleaseSnapshot | undefined };
  artifacts: ArtifactSource;
  render: RenderPage;
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
