import { evidenceQuerySchema, remoteEvidenceSchema } from '@shared-kit/contracts/operator/release-evidence.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { access } from '../operator/access';
import { readEvidence } from './read-evidence';
import type { EvidenceSources } from './read-evidence';

/** How a remote's rollouts do, and the plans that they follow. */
export const evidenceDeskRoutes: FastifyPluginAsyncZod<EvidenceSources> = async (app, sources) => {
  app.get(
    '/evidence',
    {
      config: access('releases.see'),
      schema: {
        ...{ tags: ['releases'], summary: "How a remote's rollouts do beside what others get, and their plans" },
        ...{ querystring: evidenceQuerySchema, response: { 200: remoteEvidenceSchema } },
      },
    },
    async ({ query: { remote } }) => readEvidence(sources, remote),
  );
};
