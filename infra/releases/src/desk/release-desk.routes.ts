import { createHash } from 'node:crypto';
import {
  explainQuerySchema,
  logCheckQuerySchema,
  releaseActSchema,
  releaseLogQuerySchema,
} from '@shared-kit/contracts/server/release-desk.contract';
import type { Explanation, LogCheck, ReleaseDesk } from '@shared-kit/contracts/server/release-desk.contract';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { LiveShell } from '../registry/live-shells';
import type { ReleaseLog } from '../registry/release-log';
import { carryOut } from './act';
import type { ActContext } from './act';
import { explainAt } from './explain-at';
import { hashChain } from './hash-chain';
import { listEvents } from './list-events';
import { readDesk } from './read-desk';
import type { ListedSite } from './read-desk';
import { Refused, readInput, refuseField } from './refused';

/** An act is a handful of words; a rollout may name every site there is. */
const BODY_LIMIT_BYTES = 262_144;

export type DeskOptions = Pick<ActContext, 'artifactsDir' | 'checkSites' | 'rings'> & {
  releaseLog: Pick<ReleaseLog, 'events' | 'append'>;
  /** Asked by every open page every few seconds: may be some seconds old. */
  sites(): Promise<ListedSite[]>;
  /** As it is now, for a decision. */
  presentSites(): Promise<ListedSite[]>;
  /** Those that look at the registry; null when it does not say. */
  shells(): Promise<readonly LiveShell[] | null>;
  /** Who the log says it was. */
  actorOf(request: FastifyRequest): string;
};

/**
 * What the console shows of releases and does about them. Who may ask is the server's business.
 *
 * GET / the present; GET /log decisions, newest first; GET /log/export all of them, each bound to those before it;
 * GET /log/check whether an entry of an export is still so; GET /explain why a visitor gets what they get;
 * POST /acts a decision.
 */
export const releaseDeskRoutes: FastifyPluginAsync<DeskOptions> = async (app, options) => {
  const { releaseLog, artifactsDir, checkSites, rings } = options;

  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof Refused) return reply.code(error.status).send(error.problem);
    throw error;
  });

  app.get('/', async (request, reply) => {
    const [events, sites, known, shells] = await Promise.all([
      releaseLog.events(),
      options.sites(),
      rings.rings(),
      options.shells(),
    ]);
    const desk: ReleaseDesk = { ...readDesk(events, sites, known), shells: shells && [...shells] };
    // Open pages ask every few seconds, phones among them: what has not changed is not sent again.
    const body = JSON.stringify(desk);
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    void reply.header('etag', etag).header('cache-control', 'private, no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });

  app.get('/log', async ({ query }) => {
    const asked = readInput(releaseLogQuerySchema, query);
    return listEvents(await releaseLog.events(), asked);
  });

  app.get('/log/export', async (_request, reply) => {
    const lines = hashChain(await releaseLog.events()).map((entry) => `${JSON.stringify(entry)}\n`);
    return reply
      .type('application/x-ndjson; charset=utf-8')
      .header('content-disposition', 'attachment; filename="release-log.ndjson"')
      .send(lines.join(''));
  });

  app.get('/log/check', async ({ query }): Promise<LogCheck> => {
    const { id, hash } = readInput(logCheckQuerySchema, query);
    const entry = hashChain(await releaseLog.events()).find((known) => known.id === id);
    if (!entry) return { unchanged: false, detail: `The log has no entry ${id}` };
    const unchanged = entry.hash === hash;
    const detail = unchanged
      ? `Entry ${id} and all before it are as they were exported`
      : `Entry ${id} or one before it is not as it was exported`;
    return { unchanged, detail };
  });

  app.get('/explain', async ({ query }): Promise<Explanation> => {
    const asked = readInput(explainQuerySchema, query);
    const [events, sites] = await Promise.all([releaseLog.events(), options.sites()]);
    if (!sites.some(({ slug }) => slug === asked.site)) throw refuseField('site', `There is no site "${asked.site}"`);
    return explainAt(events, asked);
  });

  app.post('/acts', { bodyLimit: BODY_LIMIT_BYTES }, async (request) => {
    const act = readInput(releaseActSchema, request.body);
    const sites = () => options.presentSites();
    return carryOut({ releaseLog, artifactsDir, checkSites, rings, sites, actor: options.actorOf(request) }, act);
  });
};
