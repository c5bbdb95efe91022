import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import type { TestDatabase } from '@infra/platform/postgres/testing/test-database';
import { publicationSchema } from '@shared-kit/contracts/operator/release-publish.contract';
import type { GateFacts } from '../src/gate/publish-gate';
import { loadSigningKey } from '../src/key/signing-key';
import type { Operator } from '../src/operator/access';
import { openReleaseLog } from '../src/registry/log/release-log';
import { contentDigest } from '../src/upload/pack-build';
import { openPublicationLog } from '../src/upload/publication-log';
import { releasePublishRoutes } from '../src/upload/release-publish.routes';
import { gateFacts } from './gate-facts';

type Sent = { query?: string; digest?: string; type?: string };

/** Takes builds in over HTTP, into a folder of its own. `facts`: what its gate finds. */
export function aPublishingPlatform(database: TestDatabase, facts: Partial<GateFacts> = {}) {
  const directory = mkdtempSync(path.join(tmpdir(), 'upload-'));
  const uploadsDir = mkdtempSync(path.join(directory, 'uploads-'));
  const operator: Operator = {
    ...{ kind: 'token', id: 'token:1', name: 'search builds', role: 'team', remotes: ['mfe-search'] },
  };
  const releaseLog = openReleaseLog(database.url);
  /** One run of the platform. */
  const start = () => {
    const publications = openPublicationLog(database.url);
    const app = Fastify();
    app.decorateRequest('operator', null);
    app.addHook('onRequest', async (request) => void (request.operator = operator));
    const known = gateFacts({ artifactsDir: path.join(directory, 'artifacts'), releaseLog, ...facts });
    app.register(releasePublishRoutes, {
      prefix: '/api/releases',
      context: { ...known, releaseLog, key: () => loadSigningKey(directory, {}), uploadsDir, publications },
    });
    return { app, publications };
  };
  let running = start();
  const stop = async () => {
    await running.app.close();
    await running.publications.close();
  };
  return {
    ...{ directory, operator, releaseLog },
    get app() {
      return running.app;
    },
    async send(
      body: Buffer,
      { query = 'remote=mfe-search', digest = contentDigest(body), type = 'application/x-tar' }: Sent = {},
    ) {
      const answer = await running.app.inject({
        ...{ method: 'POST', url: `/api/releases/publish?${query}`, payload: body },
        headers: { prefer: 'respond-async', 'content-type': type, 'content-digest': digest },
      });
      const told = answer.json<{ id: string; detail: string; fieldErrors: object }>();
      return { status: answer.statusCode, told, location: answer.headers.location };
    },
    async ask(id: string) {
      const answer = await running.app.inject(`/api/releases/publish/${id}`);
      return { status: answer.statusCode, told: publicationSchema.safeParse(answer.json()).data };
    },
    /** Listens, where it listened before once it has. @returns its address. */
    listen: (port = 0) => running.app.listen({ port, host: '127.0.0.1' }),
    stop,
    /** As after a stop: what was at work does not go on. */
    start: () => void (running = start()),
    async close() {
      await stop();
      await releaseLog.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
