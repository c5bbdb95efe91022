import {
  comparisonQuerySchema,
  versionComparisonSchema,
} from '@shared-kit/contracts/operator/release-comparison.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { EvidenceRepository } from '../../evidence/evidence-repository';
import { access } from '../../operator/access';
import type { LiveShell } from '../../registry/live-shells';
import { foldReleases, stateOf } from '../../registry/log/fold-releases';
import type { ReleaseLog } from '../../registry/log/release-log';
import { ReleaseRefusal } from '../../registry/log/release-refusal';
import { refuseField } from '../refused';
import { compareVersions } from './compare-versions';
import { versionParts } from './version-parts';

type ComparisonOptions = {
  releaseLog: Pick<ReleaseLog, 'events'>;
  artifactsDir: string;
  shells(): Promise<readonly LiveShell[] | null>;
  evidence: Pick<EvidenceRepository, 'versions'> | undefined;
};

/** Two versions of a remote side by side: contract, size, what visitors met, screenshots. */
export const comparisonRoutes: FastifyPluginAsyncZod<ComparisonOptions> = async (app, options) => {
  const { releaseLog, artifactsDir, evidence } = options;
  const measure = versionParts(artifactsDir);
  app.get(
    '/comparison',
    {
      config: access('releases.see'),
      schema: {
        ...{ tags: ['releases'], summary: 'Two versions of a remote: contract, size, web vitals and screenshots' },
        ...{ querystring: comparisonQuerySchema, response: { 200: versionComparisonSchema } },
      },
    },
    async ({ query }) => {
      const [events, shells] = await Promise.all([releaseLog.events(), options.shells()]);
      const known = stateOf(foldReleases(events), query.remote).versions.map(({ version }) => version);
      for (const field of ['from', 'to'] as const)
        if (!known.includes(query[field]))
          throw refuseField(field, `${query.remote} ${query[field]} was never published`);
      try {
        return await compareVersions(
          { events, artifactsDir, shells: shells ?? [], measure, evidence, now: new Date() },
          query,
        );
      } catch (error) {
        if (error instanceof ReleaseRefusal) throw refuseField('remote', error.message);
        throw error;
      }
    },
  );
};
