import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { access } from '@infra/releases/operator/access';
import type { OperatorOptions } from './operator-options';
import type { Gate } from './sign-in/gate';
import { drizzle } from 'drizzle-orm/node-postgres';
import { stableManifests } from '@infra/releases/publish/stable-manifests';
import { registryRoutes } from '@infra/releases/registry/registry.routes';
import { auditRoutes } from '../audit/audit.routes';
import { outboxRoutes } from '../outbox/outbox.routes';
import { listSms } from '../outbox/sms-log';
import { myAccountRoutes } from './accounts/desk/my-account.routes';
import { peopleRoutes } from './accounts/desk/people.routes';
import { tokenRoutes } from './accounts/desk/tokens.routes';
import { pictureLookup } from '@infra/api/modules/images/tools.service';
import { contentRoutes } from './content/content.routes';
import { consoleRoutes } from './console.routes';
import { healthRoutes } from './health/health.routes';
import { hoursRoutes } from './hours/hours.routes';
import { operatorLeadRoutes } from './leads/leads.routes';
import { metricsRoutes } from './health/metrics.routes';
import { overviewRoutes } from './overview.routes';
import { pictureSheetRoutes } from './picture-sheets.routes';
import { readSites } from './read-sites';
import { linkRoutes } from './sign-in/link.routes';
import { sitePartsRoutes } from './site/site-parts.routes';
import { signInRoutes } from './sign-in/operator-sign-in.routes';
import { passkeyRoutes } from './sign-in/passkey.routes';
import { staticDirectory } from './static-directory';

const STYLESHEET = readFileSync(join(import.meta.dirname, 'pages/operator.css'), 'utf8');

type DeskOptions = { gate: Gate; options: OperatorOptions };

/** What stands on the operator port: health, the older pages, accounts, the console and the registry. */
export const operatorDesks: FastifyPluginAsync<DeskOptions> = async (app, { gate, options }) => {
  const { port, registryUrl, apiOrigin, processes, owner, mails, releases, readReleaseKeys, artifactsDir } = options;
  app.get('/operator.css', { config: access('anybody') }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(STYLESHEET),
  );
  app.register(healthRoutes, { processes, owner });
  app.register(metricsRoutes, { processes });
  app.register(overviewRoutes, {
    processes,
    listSites: () => readSites({ apiOrigin, registryUrl, port }),
    apiDocsUrl: `http://localhost:${port}/api/docs`,
  });
  app.register(outboxRoutes, { mails, listSms: (limit) => listSms(owner, limit) });
  app.register(signInRoutes, { gate, consoleDirectory: options.consoleDirectory });
  app.register(linkRoutes, { gate });
  app.register(passkeyRoutes, { gate });
  app.register(myAccountRoutes, { prefix: '/api/operators/me', gate });
  app.register(peopleRoutes, { prefix: '/api/operators/people', gate });
  app.register(tokenRoutes, { prefix: '/api/operators/tokens', gate });
  app.register(auditRoutes, { prefix: '/api/audit', owner });
  const db = drizzle({ client: owner });
  app.register(operatorLeadRoutes, { db });
  const manifests = async () => stableManifests(await releases.events(), artifactsDir);
  const hasPicture = pictureLookup(options.picturesDirectory);
  const content = { db, port, manifests, hasPicture, origin: gate.origin, key: options.publishing.key };
  app.register(contentRoutes, { prefix: '/api/content', ...content });
  app.register(sitePartsRoutes, { prefix: '/api/site-parts', ...content });
  app.register(hoursRoutes, { prefix: '/api/hours', db, port });
  app.register(consoleRoutes, {
    ...{ db, port, releases, artifactsDir, registryUrl },
    rings: options.rings,
    publishing: options.publishing,
    evidence: options.evidence && { plans: options.evidence.plans, evidence: options.evidence.repository },
    directory: options.consoleDirectory,
  });
  app.register(registryRoutes, {
    prefix: '/registry',
    ...{ releaseLog: releases, readKeys: readReleaseKeys, artifactsDir, evidence: options.evidence },
  });
  app.get('/kit', { config: access('platform.see') }, (_request, reply) => reply.redirect('/kit/'));
  app.register(staticDirectory, { prefix: '/kit', directory: options.kitDirectory });
  app.register(pictureSheetRoutes, { directory: options.picturesDirectory });
};
