import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { ReleaseSnapshot } from '@shared-kit/contracts/release.contract';
import Fastify, { LogController } from 'fastify';
import type { FastifyPluginAsync } from 'fastify';
import type { Logger } from 'pino';
import { register as metrics } from 'prom-client';
import { assetRoutes } from './asset.routes';
import { PAGE_BROTLI_QUALITY } from './compressed';
import { JoinedStyles } from './joined-styles';
import { pageRoutes } from './page.routes';
import { proxyToApi } from './proxy';
import type { RemoteSource } from './remote-store';
import { shopperOf } from './shopper';
import type { Sites } from './sites';

/** What search engines and assistants ask for; the API knows the stock it is made of. */
const machinePaths = ['/sitemap.xml', '/sitemaps/*', '/robots.txt', '/llms.txt', '/mcp'];
/** Photos of a trade-in are the only large bodies. */
const PHOTO_PATH = '/api/valuations/:token/photos';
const PHOTO_BYTES = 10 << 20;
const apiPaths = [
  '/api/*',
  '/img/*',
  '/cars/:slug/view.json',
  '/cars/:slug/autogauge',
  '/cars/:slug/share.jpg',
  '/feeds/*',
  ...machinePaths,
];

export type ShellDependencies = {
  sites: Sites;
  /** The last good copy of what is released. */
  registry: { readonly current: ReleaseSnapshot | undefined };
  store: RemoteSource;
  apiOrigin: string;
  artifactsDir: string;
  clientDir: string;
  /** Files of the shell's own build that every page starts with. */
  clientAssets: readonly string[];
  dev: boolean;
  /** What a development server does besides, before everything else. */
  develop?: FastifyPluginAsync | undefined;
  /** Signs when a form was rendered; without it a form's key is a plain UUID. */
  formStampSecret: string | undefined;
  log: Logger;
};

/** What its routes share besides. */
export type ShellParts = ShellDependencies & { styles: JoinedStyles };

/** Builds the shell server without listening. */
export function buildShell(deps: ShellDependencies) {
  const { sites, registry, apiOrigin, log } = deps;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 256 << 10,
    requestTimeout: 8000,
    connectionTimeout: 9000,
    trustProxy: '127.0.0.0/8',
    routerOptions: { ignoreTrailingSlash: true },
  });
  if (deps.develop) void app.register(deps.develop);
  void app.register(cookie);
  // What has an encoding already (files) or is no text (pictures) passes as it is; pages compress themselves.
  void app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_BROTLI_QUALITY } },
  });
  // Bodies go on to the API as they came; the shell itself only reads plain forms.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.get('/healthz', () => ({ ok: true }));
  app.get('/readyz', (_request, reply) => reply.code(sites.known && registry.current ? 200 : 503).send());
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.metrics()));
  void app.register(async (api) => {
    app.post(PHOTO_PATH, { bodyLimit: PHOTO_BYTES }, (request, reply) =>
      proxyToApi(request, reply, apiOrigin, shopperOf(request)),
    );
    for (const url of apiPaths) {
      api.all(url, (request, reply) => proxyToApi(request, reply, apiOrigin, shopperOf(request)));
    }
  });
  const parts: ShellParts = { ...deps, styles: new JoinedStyles(deps) };
  void app.register(assetRoutes, parts);
  void app.register(pageRoutes, parts);
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'A request failed');
    return reply.code(500).type('text/plain').send('Something went wrong. Please try again.');
  });
  return app;
}
