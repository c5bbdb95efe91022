import { createHash } from 'node:crypto';
import {
  explainQuerySchema,
  explanationSchema,
  releaseActSchema,
  releaseDeskSchema,
  releaseOutcomeSchema,
} from '@shared-kit/contracts/operator/release-desk.contract';
import type { ReleaseDesk } from '@shared-kit/contracts/operator/release-desk.contract';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { access, ofEach } from '../operator/access';
import type { LiveShell } from '../registry/live-shells';
import type { ReleaseLog } from '../registry/log/release-log';
import type { RingLog } from '../rings/ring-log';
import { doAct } from './act';
import type { ActContext } from './act';
import { comparisonRoutes } from './compare/comparison.routes';
import { decisionLogRoutes } from './decision-log.routes';
import { describedRoutes } from './described-routes';
import { evidenceDeskRoutes } from './evidence-desk.routes';
import { explainAt } from './explain-at';
import { looksRoutes } from './looks.routes';
import { readDesk } from './read-desk';
import { planRoutes } from './plan.routes';
import { ringRoutes } from './ring.routes';
import type { EvidenceSources } from './read-evidence';
import type { ListedSite } from './read-desk';
import { refuseField } from './refused';

/** An act is a handful of words; a rollout may name every site there is. */
const BODY_LIMIT_BYTES = 262_144;

export type DeskOptions = Pick<ActContext, 'artifactsDir' | 'checkSites'> & {
  rings: Pick<RingLog, 'rings' | 'set'>;
  releaseLog: Pick<ReleaseLog, 'events' | 'append'>;
  /** Asked by every open page every few seconds: may be some seconds old. */
  sites(): Promise<ListedSite[]>;
  /** As it is now, for a decision. */
  presentSites(): Promise<ListedSite[]>;
  /** Those that look at the registry; null when it does not say. */
  shells(): Promise<readonly LiveShell[] | null>;
  /** Plans, and what shells told; without them no evidence is shown. */
  evidence?: Pick<EvidenceSources, 'plans' | 'evidence'> | undefined;
};

const tags = ['releases'];
const SEEING = { config: access('releases.see') };

/** What the console shows of releases and does about them. Who asks is found out by the server: `request.operator`. */
export const releaseDeskRoutes: FastifyPluginAsync<DeskOptions> = async (plain, options) => {
  const { releaseLog, artifactsDir, checkSites, rings } = options;
  await plain.register(describedRoutes);
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/',
    {
      ...SEEING,
      schema: {
        tags,
        summary: 'Remotes, what each site gets, and how far shells are',
        response: { 200: releaseDeskSchema },
      },
    },
    async (request, reply) => {
      const [events, sites, known, shells] = await Promise.all([
        releaseLog.events(),
        options.sites(),
        rings.rings(),
        options.shells(),
      ]);
      const desk: ReleaseDesk = { ...readDesk(events, sites, known), shells: shells && [...shells] };
      // Open pages ask every few seconds, phones among them: what has not changed is not sent again.
      const etag = `"${createHash('sha256').update(JSON.stringify(desk)).digest('base64url')}"`;
      void reply.header('etag', etag).header('cache-control', 'private, no-cache');
      if (request.headers['if-none-match'] === etag) return (reply as FastifyReply).code(304).send();
      return desk;
    },
  );

  await app.register(decisionLogRoutes, { prefix: '/log', releaseLog });
  app.get(
    '/explain',
    {
      ...SEEING,
      schema: {
        ...{ tags, summary: 'Why a visitor gets what they get, or got at a moment' },
        ...{ querystring: explainQuerySchema, response: { 200: explanationSchema } },
      },
    },
    async ({ query }) => {
      const [events, sites] = await Promise.all([releaseLog.events(), options.sites()]);
      if (!sites.some(({ slug }) => slug === query.site)) throw refuseField('site', `There is no site "${query.site}"`);
      return explainAt(events, query);
    },
  );

  if (options.evidence) {
    const sources = { ...options.evidence, releaseLog, rings, sites: () => options.presentSites() };
    await app.register(evidenceDeskRoutes, sources);
    await app.register(planRoutes, sources);
  }
  const counted = options.evidence?.evidence;
  await app.register(comparisonRoutes, { releaseLog, artifactsDir, evidence: counted, shells: () => options.shells() });
  await app.register(ringRoutes, {
    ...{ releaseLog, rings, planned: options.evidence },
    sites: () => options.presentSites(),
  });
  await app.register(looksRoutes, { prefix: '/looks', artifactsDir });

  app.post(
    '/acts',
    {
      ...{ config: ofEach('releases.decide'), bodyLimit: BODY_LIMIT_BYTES },
      schema: {
        ...{ tags, summary: 'One decision about a remote, made on the sight of its revision' },
        ...{ body: releaseActSchema, response: { 200: releaseOutcomeSchema } },
      },
    },
    async ({ body, operator }) => {
      const sites = () => options.presentSites();
      return doAct({ releaseLog, artifactsDir, checkSites, rings, sites, operator: operator! }, body);
    },
  );
};
