import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { hardenReply } from '@shared-kit/domain/http/answer-headers';
import { isFromThisMachine } from '@shared-kit/domain/http/from-this-machine';
import { holdsControlCharacters, hasNoOneOrigin, refuseMalformedHttp } from '@shared-kit/domain/http/malformed-http';
import { API_PATHS } from '@shared-kit/domain/http/reserved-paths';
import Fastify, { LogController } from 'fastify';
import { register as metrics } from 'prom-client';
import { assetRoutes } from './files/asset.routes';
import { PAGE_BROTLI_QUALITY } from './files/compressed';
import { countAnswer } from './evidence/count-answers';
import { pageReportRoutes } from './evidence/page-report.routes';
import { cspReportRoutes } from './request/csp-report.routes';
import type { ShellDependencies } from './dependencies';
import { pageRoutes } from './page/page.routes';
import { refuseChanges } from './request/visitor/development-override';
import { proxyToApi } from './request/api/proxy';
import { failureSender } from './request/send-failure';
import { hostOf, shopperOf } from './request/visitor/shopper';

/** Photos of a trade-in are the only large bodies. */
const PHOTO_PATH = '/api/valuations/:token/photos';
const PHOTO_BYTES = 10 << 20;

/** Builds the shell server without listening. */
export function buildShell(deps: ShellDependencies) {
  const { sites, registry, apiOrigin, trustProxy, log } = deps;
  const sendFailure = failureSender(sites);
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 256 << 10,
    requestTimeout: 8000,
    connectionTimeout: 9000,
    // What still comes in on an open connection is answered, and its connection ended.
    return503OnClosing: false,
    // Looked at each second: at Node's own thirty a slow sender would outlive both.
    http: { headersTimeout: 6000, connectionsCheckingInterval: 1000 },
    trustProxy,
    routerOptions: { ignoreTrailingSlash: true },
    clientErrorHandler: refuseMalformedHttp,
    frameworkErrors: (error, request, reply) => {
      hardenReply(reply);
      void sendFailure(error, request, reply);
    },
  });
  // Before what may refuse a request: whatever looks at the answer knows who asked.
  void app.register(cookie);
  app.addHook('onRequest', async (request, reply) => {
    if (hasNoOneOrigin(request) || holdsControlCharacters(request))
      return reply.code(400).type('text/plain').send('This request cannot be read.');
    return undefined;
  });
  app.addHook('onSend', async (_request, reply) => hardenReply(reply));
  if (deps.develop) void app.register(deps.develop);
  // What has an encoding already (files) or is no text (pictures) passes as it is; pages compress themselves.
  void app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_BROTLI_QUALITY } },
  });
  // Bodies go on to the API as they came; the shell itself only reads plain forms.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.addHook('preHandler', refuseChanges(deps));

  app.get('/healthz', () => ({ ok: true }));
  app.get('/readyz', (_request, reply) => {
    const isReady = sites.known && registry.current && !deps.isDraining?.();
    const { current, ageMs } = registry;
    return reply.code(isReady ? 200 : 503).send({
      releases: current
        ? { revision: current.revision, left_out: current.leftOut ?? [], read_ms_ago: ageMs ?? null }
        : null,
    });
  });
  app.get('/metrics', async (request, reply) =>
    isFromThisMachine(request)
      ? reply.type(metrics.contentType).send(await metrics.metrics())
      : reply.code(404).type('text/plain').send('Not found'),
  );
  void app.register(async (api) => {
    api.post(PHOTO_PATH, { bodyLimit: PHOTO_BYTES }, (request, reply) =>
      proxyToApi(request, reply, apiOrigin, shopperOf(request)),
    );
    for (const url of API_PATHS) {
      api.all(url, (request, reply) => proxyToApi(request, reply, apiOrigin, shopperOf(request)));
    }
    api.addHook('onSend', async (request, { statusCode }) => {
      const isRefused = statusCode >= 400 && statusCode < 500;
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const site = sites.byHost(hostOf(request));
      if (!site) return;
      if (!isRead && !isRefused) deps.remembered?.revisions.doubt(site.dealership_group);
      if (deps.evidence)
        await countAnswer(deps.evidence, request, { status: statusCode, site, snapshot: registry.current });
    });
  });
  void app.register(cspReportRoutes);
  if (deps.evidence) void app.register(pageReportRoutes, { sites, evidence: deps.evidence });
  void app.register(assetRoutes, deps);
  void app.register(pageRoutes, deps);
  app.setErrorHandler(sendFailure);
  return app;
}
