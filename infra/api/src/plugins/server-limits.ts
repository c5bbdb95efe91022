import type { FastifyHttpOptions } from 'fastify';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Problem } from '@shared-kit/contracts/problem.contract';
import { sendProblem } from './problems';

/**
 * Architecture section 8: nobody holds a connection, a handler or memory for longer or larger than this. A handler ends
 * before its silent connection is cut, or nobody would hear why (infra/decisions/a-handler-ends-before-its-connection.md).
 */
export const serverLimits = {
  requestTimeout: 8_000,
  handlerTimeout: 8_700,
  connectionTimeout: 9_000,
  keepAliveTimeout: 72_000,
  bodyLimit: 256 * 1024,
  http: { headersTimeout: 6_000, connectionsCheckingInterval: 1_000 },
  routerOptions: { maxParamLength: 200 },
  frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply),
  clientErrorHandler: refuseMalformedHttp,
} satisfies FastifyHttpOptions<Server>;

/** What is not even HTTP is answered in HTTP, then cut off. */
function refuseMalformedHttp(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const status = STATUS_OF_ERROR[error.code ?? ''] ?? '400 Bad Request';
  const problem: Problem = { code: 'bad_request', detail: 'Malformed request', fieldErrors: {} };
  const body = JSON.stringify(problem);
  const head = `HTTP/1.1 ${status}\r\nContent-Type: application/problem+json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`;
  socket.end(head + body);
}

const STATUS_OF_ERROR: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};
