import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SignedIn } from '@shared-kit/contracts/operator/operators.contract';
import type { FastifyPluginAsync } from 'fastify';
import type { Db } from '@infra/api/db/db';
import { loadSites } from '@infra/api/modules/site/tools.service';
import { access } from '@infra/releases/operator/access';
import type { Operator } from '@infra/releases/operator/access';
import type { DeskOptions } from '@infra/releases/desk/release-desk.routes';
import { previewRoutes } from '@infra/releases/desk/preview.routes';
import { releaseDeskRoutes } from '@infra/releases/desk/release-desk.routes';
import { listShells } from '@infra/releases/registry/list-shells';
import type { ReleaseLog } from '@infra/releases/registry/log/release-log';
import { ringSiteOf } from '@infra/releases/rings/ring-rule';
import type { RingLog } from '@infra/releases/rings/ring-log';
import { shopperOrigin } from '@infra/releases/registry/shopper-origin';
import { siteComplaints } from '@infra/releases/registry/site-complaints';
import { html } from './pages/html';
import { releasePublishRoutes } from '@infra/releases/upload/release-publish.routes';
import type { PublishContext } from '@infra/releases/upload/publish-upload';
import { presentedKey } from '@infra/releases/registry/presented-key';
import { contentSites } from './content/content-sites';
import { keepFor } from './health/keep-for';
import { staticDirectory } from './static-directory';

/** Nothing but its own script, styles, fonts and questions to this server; in frames, the sites whose drafts one may see. */
const pageCsp = (framed: readonly string[]) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src ${framed.join(' ') || "'none'"}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** Every stored configuration is read and checked for them: too much for each look of each open page. In milliseconds. */
const SITES_KEPT_MS = 10_000;

const SIGNED_IN = { config: access('signed in') };

type ConsoleOptions = {
  publishing: Pick<PublishContext, 'key' | 'uploadsDir' | 'tryRendering' | 'publications'>;
  db: Db;
  /** Where shoppers connect, for links. */
  port: number;
  releases: ReleaseLog;
  rings: Pick<RingLog, 'rings' | 'set'>;
  evidence?: DeskOptions['evidence'];
  artifactsDir: string;
  registryUrl: string;
  /** Its build. */
  directory: string;
};

/** The console, one page at every address below `/console/`, and what it asks: `/api/releases`. */
export const consoleRoutes: FastifyPluginAsync<ConsoleOptions> = async (
  app,
  { db, port, releases, rings, evidence, artifactsDir, registryUrl, directory, publishing },
) => {
  const load = () => loadSites(db, (problem) => app.log.warn(problem, 'A stored site cannot be read'));
  const listSites = async () => (await load()).map((site) => ({ ...ringSiteOf(site), name: site.name }));

  const framedFor = async (operator: Operator) => {
    const sites = await contentSites({ db, port }, operator, 'content.write').catch(() => []);
    return sites.map(({ origin }) => origin);
  };

  const checkSites: PublishContext['checkSites'] = (manifest, stable) => siteComplaints(db, manifest, stable);
  const shells = () => listShells(registryUrl);

  app.get('/console', SIGNED_IN, (_request, reply) => reply.redirect('/console/'));
  await app.register(staticDirectory, { prefix: '/console/assets', directory, to: 'signed in' });
  app.get('/console/*', SIGNED_IN, async (request, reply) => {
    const page = await readFile(join(directory, 'index.html'), 'utf8');
    const { name = '', role = 'viewer', remotes = [], group = null, sites = [] } = request.operator ?? {};
    const signedIn: SignedIn = { name, role, remotes: [...remotes], group, sites: [...(sites ?? [])] };
    const operator = html`data-operator="${JSON.stringify(signedIn)}"`;
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pageCsp(request.operator ? await framedFor(request.operator) : []))
      .send(page.replace('id="console"', () => `id="console" ${operator.text}`));
  });

  await app.register(releaseDeskRoutes, {
    prefix: '/api/releases',
    releaseLog: releases,
    rings,
    evidence,
    artifactsDir,
    sites: keepFor(SITES_KEPT_MS, listSites),
    presentSites: listSites,
    checkSites,
    shells,
  });
  await app.register(previewRoutes, {
    prefix: '/api/releases',
    ...{ releaseLog: releases, key: () => publishing.key() },
    sites: async () => (await load()).map((site) => ({ slug: site.slug, origin: shopperOrigin(site, port) })),
  });
  await app.register(releasePublishRoutes, {
    prefix: '/api/releases',
    context: {
      ...publishing,
      releaseLog: releases,
      artifactsDir,
      checkSites,
      shells,
      registryKey: () => presentedKey(registryUrl),
    },
  });
};
