import type { FastifyHttpOptions } from 'fastify';
import type { Server } from 'node:http';
import { hardenReply } from '@shared-kit/domain/http/answer-headers';
import { refuseMalformedHttp } from '@shared-kit/domain/http/malformed-http';
import { sendProblem } from './problems';

/**
 * Nobody holds a connection, a handler or memory for longer or larger than this. A handler ends
 * before its silent connection is cut, or nobody would hear why (infra/decisions/a-handler-ends-before-its-connection.md).
 */
export const serverLimits = {
  requestTimeout: 8_000,
  handlerTimeout: 8_700,
  connectionTimeout: 9_000,
  keepAliveTimeout: 72_000,
  // What still comes in on an open connection is answered, and its connection ended.
  return503OnClosing: false,
  bodyLimit: 256 * 1024,
  http: { headersTimeout: 6_000, connectionsCheckingInterval: 1_000 },
  // The longest is the proof of a form that asks about several vehicles (sent-forms.routes.ts).
  routerOptions: { maxParamLength: 1_200 },
  frameworkErrors: (error, request, reply) => {
    // There are no hooks before there is a route.
    hardenReply(reply);
    void sendProblem(error, request, reply);
  },
  clientErrorHandler: refuseMalformedHttp,
} satisfies FastifyHttpOptions<Server>;
