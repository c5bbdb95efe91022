import cookie from '@fastify/cookie';
import Fastify, { LogController } from 'fastify';
import type { FastifyError, FastifyReply } from 'fastify';
import { databaseFault } from '@infra/api/db/fault/database-fault';
import { withoutParameters } from '@infra/api/db/fault/without-parameters';
import { hardenReply } from '@shared-kit/domain/http/answer-headers';
import { hasNoOneOrigin, refuseMalformedHttp } from '@shared-kit/domain/http/malformed-http';
import { refuseForeignChanges } from './from-own-page';
import { html } from './pages/html';
import { operatorOpenApi } from './open-api';
import { sendPage } from './pages/page';
import { declaredRoutes } from './declared-routes';
import { operatorDesks } from './operator-desks';
import { keepStorable } from './keep-storable';
import type { OperatorOptions } from './operator-options';
import { Gate } from './sign-in/gate';

/** A packed artifact comes over a slow line, too. */
const REQUEST_TIMEOUT_MS = 60_000;

const NO_DATABASE = { code: 'unreachable', detail: 'The database does not answer', fieldErrors: {} };
const MALFORMED = { code: 'bad_request', detail: 'Malformed request', fieldErrors: {} };

/** There are no hooks before there is a route. */
function refuseAddress(reply: FastifyReply): void {
  hardenReply(reply);
  void reply.code(400).send(MALFORMED);
}

/** The operator's pages, the registry and what monitors ask. Builds the server without listening. */
export function buildOperatorServer(options: OperatorOptions) {
  const { log, hosts, signIn, owner } = options;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: [...signIn.trustProxy],
    clientErrorHandler: refuseMalformedHttp,
    frameworkErrors: (_error, _request, reply) => refuseAddress(reply as FastifyReply),
  });
  const declared = declaredRoutes();
  app.decorate('routes', declared.routes);
  app.decorate('boundRoutes', declared.bound);
  app.addHook('onRoute', declared.note);
  app.decorateRequest('operator', null);
  app.decorateRequest('operatorSession', null);
  app.decorateRequest('ownSite', null);
  app.addHook('onRequest', async (request, reply) => {
    if (hasNoOneOrigin(request)) return reply.code(400).send(MALFORMED);
    return undefined;
  });

  // A page elsewhere may point its own host name at 127.0.0.1 to read these pages: only our names count.
  if (hosts) {
    app.addHook('onRequest', async (request, reply) => {
      // What such a page can write itself, a proxy's word for another host, does not count.
      if (!hosts.includes(request.headers.host?.replace(/:\d+$/, '') ?? ''))
        return reply.code(421).send({ code: 'misdirected', detail: 'Unknown host', fieldErrors: {} });
      return undefined;
    });
  }
  app.addHook('onRequest', refuseForeignChanges);
  const gate = new Gate(signIn, owner, log);
  app.addHook('onRequest', (request, reply) => gate.ask(request, reply));
  app.addHook('preValidation', keepStorable);
  app.register(cookie);
  app.register(operatorOpenApi);
  app.addHook('onSend', async (_request, reply) => {
    // With `no-referrer` browsers leave the origin out of what our own forms send.
    reply.header('referrer-policy', 'same-origin');
    hardenReply(reply);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.setNotFoundHandler((_request, reply) => sendPage(reply, 'Not found', html`<p>There is no such page.</p>`, 404));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode < 500) return reply.code(statusCode).send(MALFORMED);
    if (databaseFault(error) !== null) return reply.code(503).header('retry-after', '5').send(NO_DATABASE);
    request.log.error({ err: withoutParameters(error), route: request.routeOptions.url }, 'Operator page failed');
    return reply
      .code(500)
      .send({ code: 'internal', detail: 'Something went wrong; the log says what', fieldErrors: {} });
  });

  app.register(operatorDesks, { gate, options });
  return app;
}
