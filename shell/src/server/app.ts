import cookie from '@fastify/cookie';
import { themeCss } from '@shared-kit/ui/theme-css';
import Fastify, { LogController } from 'fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { register as metrics } from 'prom-client';
import { apiFetch } from './api-client';
import type { Shopper } from './api-client';
import { favicon } from './favicon';
import { samePage, submitForm } from './form-post';
import type { PolledDocument } from './polled-document';
import { proxyToApi } from './proxy';
import { resolveReleaseSet } from './release-set';
import type { RemoteStore } from './remote-store';
import { respondWithPage } from './respond-with-page';
import { securityHeaders } from './security-headers';
import { sendFile } from './static-files';
import type { Sites } from './sites';
import { previewOf, takePreviewLink, visitorId } from './visitor';
import type { ReleaseSnapshot } from '@shared-kit/contracts/release.contract';
import type { FormResult } from '@shared-kit/runtime/form-result';
import type { Site } from '@shared-kit/contracts/site-config.contract';

const bots = /bot|crawl|spider|slurp|facebookexternalhit|embedly|preview/i;
const apiPaths = ['/api/*', '/img/*', '/cars/:slug/view.json', '/cars/:slug/autogauge'];

export type ShellDependencies = {
  sites: Sites;
  registry: PolledDocument<ReleaseSnapshot>;
  store: RemoteStore;
  apiOrigin: string;
  artifactsDir: string;
  clientDir: string;
  clientAssets: readonly string[];
  dev: boolean;
  log: Logger;
};

/** Builds the shell server without listening. */
export function buildShell(deps: ShellDependencies) {
  const { sites, registry, store, apiOrigin, log, dev } = deps;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 256 << 10,
    requestTimeout: 8000,
    connectionTimeout: 9000,
    trustProxy: '127.0.0.0/8',
    routerOptions: { ignoreTrailingSlash: true },
  });
  void app.register(cookie);
  const asBuffer = (_request: FastifyRequest, body: Buffer, done: (error: null, body: Buffer) => void) => done(null, body);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, asBuffer);

  const assets = deps.clientAssets.map((file) => `/assets/${file}`);
  const shell = {
    js: assets.filter((file) => file.endsWith('.js')),
    css: (site: Site) => [...assets.filter((file) => file.endsWith('.css')), `/theme/${site.slug}-${site.revision}.css`],
  };

  app.get('/healthz', () => ({ ok: true }));
  app.get('/readyz', (_request, reply) => (sites.known && registry.current ? reply.send({ ok: true }) : reply.code(503).send({ ok: false })));
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.metrics()));
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => sendFile(request, reply, deps.clientDir, request.params['*']));
  app.get<{ Params: { name: string; version: string; '*': string } }>('/remotes/:name/:version/client/*', (request, reply) => {
    const { name, version, '*': file } = request.params;
    return sendFile(request, reply, deps.artifactsDir, `${name}/${version}/client/${file}`);
  });

  function siteOf(request: FastifyRequest): Site | undefined {
    return sites.byHost(request.host);
  }
  function misdirected(reply: FastifyReply) {
    return reply.code(421).type('text/plain').send('No site at this address');
  }

  app.get('/theme/:file', (request, reply) => {
    const site = siteOf(request);
    if (!site) return misdirected(reply);
    return reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=31536000, immutable').send(themeCss(site.theme));
  });
  app.get('/favicon.svg', (request, reply) => {
    const site = siteOf(request);
    if (!site) return misdirected(reply);
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(favicon(site));
  });
  app.get<{ Querystring: { path?: string } }>('/content.json', (request, reply) => {
    const content = siteOf(request)?.pages.find(({ path }) => path === request.query.path);
    return content ? reply.send(content) : reply.code(404).send({ code: 'not_found', detail: 'No such page', fieldErrors: {} });
  });
  for (const url of apiPaths) app.all(url, (request, reply) => proxyToApi(request, reply, apiOrigin, shopperOf(request)));

  async function servePage(request: FastifyRequest, reply: FastifyReply) {
    const site = siteOf(request);
    const snapshot = registry.current;
    if (!site) return misdirected(reply);
    if (!snapshot) return reply.code(503).header('retry-after', '2').type('text/plain').send('Starting');
    const url = new URL(request.url, `${request.protocol}://${request.host}`);
    const preview = takePreviewLink(url, request, reply);
    if (preview) return preview;
    const moved = site.redirects[url.pathname];
    if (moved) return reply.redirect(moved, 301);

    const question = { snapshot, site: site.slug, visitorId: visitorId(request, reply), preview: await previewOf(request, snapshot) };
    const resolved = await resolveReleaseSet(question, store, log);
    const fetchFn = apiFetch(shopperOf(request));
    let refused: { status: number; result: FormResult } | null = null;
    if (request.method === 'POST') {
      const answer = await submitForm(new URLSearchParams(String(request.body)), resolved, apiOrigin, fetchFn);
      if (answer.kind === 'unknown') return reply.code(400).type('text/plain').send('No such form');
      if (answer.kind === 'accepted') {
        if (answer.cookies.length > 0) reply.header('set-cookie', answer.cookies);
        return reply.header('cache-control', 'no-store').redirect(samePage(answer.location) ?? '/', 303);
      }
      refused = answer;
    }

    await respondWithPage(
      {
        url,
        site,
        visitorId: question.visitorId,
        preview: question.preview,
        resolved,
        formResult: refused?.result ?? null,
        status: refused?.status,
        fetchFn,
        apiOrigin,
        waitForAll: bots.test(request.headers['user-agent'] ?? ''),
        log,
      },
      {
        open(status, page) {
          const cookies = reply.getHeader('set-cookie');
          reply.hijack();
          reply.raw.writeHead(status, {
            'content-type': 'text/html; charset=utf-8',
            'cache-control': page.isPrivate ? 'private, no-store' : 'private, no-cache',
            'x-release-set': page.releaseSetId,
            ...(cookies !== undefined && { 'set-cookie': cookies as string | string[] }),
            ...securityHeaders(page.nonce, dev),
          });
          return reply.raw;
        },
        redirect: (status, location) => void reply.header('cache-control', 'no-store').redirect(location, status),
      },
      { store, shell },
    );
    return reply;
  }
  app.get('/*', servePage);
  app.post('/*', servePage);
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'A request failed');
    return reply.code(500).type('text/plain').send('Something went wrong. Please try again.');
  });
  return app;
}

function shopperOf(request: FastifyRequest): Shopper {
  const { cookie: cookies, origin, 'user-agent': userAgent } = request.headers;
  return { host: request.host, protocol: request.protocol, cookie: cookies, origin, userAgent, ip: request.ip };
}
