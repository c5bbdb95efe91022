import { isReadByPerson, problemPage } from '@shared-kit/domain/http/problem-page';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Agent } from 'undici';
import { shopperHeaders } from './api-client';
import { askAgain } from '../../page/ask-again';
import type { Shopper } from './api-client';

const agent = new Agent({ connections: 128, keepAliveTimeout: 30_000 });
const passedOn = ['content-type', 'accept', 'if-none-match', 'range', 'sec-fetch-site', 'accept-language'];
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-authenticate',
  'trailer',
  'te',
]);

/** The API ends what it works on after 8.7 seconds, and a connection that waits is cut after nine (`app.ts`). */
const ANSWERS_IN_MS = 8_600;

/** When to ask again for what the API did not answer, in seconds. */
const AGAIN_S = 5;

const MALFORMED = { code: 'bad_request', detail: 'Malformed request', fieldErrors: {} };

/** Whether an address has steps up or a backslash in it, also written as `%2e` or `%5c`: no page of ours has. */
function leadsElsewhere(url: string): boolean {
  const path = (url.split(/[?#]/, 1)[0] ?? '')
    .replace(/%2e/gi, '.')
    .replace(/%5c|\\/gi, '/')
    .replace(/%2f/gi, '/');
  return path.split('/').some((part) => part === '.' || part === '..');
}

/** Hands a request to the API in the shopper's name and streams the answer back. */
export async function proxyToApi(
  request: FastifyRequest,
  reply: FastifyReply,
  apiOrigin: string,
  shopper: Shopper,
): Promise<FastifyReply> {
  if (leadsElsewhere(request.url)) return reply.code(400).send(MALFORMED);
  const headers: Record<string, string> = shopperHeaders(shopper);
  for (const name of passedOn) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), ANSWERS_IN_MS);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  try {
    // The path as it came: as an address, `/api/../metrics` would become another one on its way.
    const answer = await askAgain(request.method, () =>
      agent.request({
        origin: apiOrigin,
        path: request.url,
        method: request.method,
        headers,
        body: hasBody ? (request.body as Buffer) : null,
        // Until it begins to answer: a picture may take as long as its reader.
        signal: patience.signal,
        headersTimeout: 10_000,
        bodyTimeout: 10_000,
      }),
    );
    clearTimeout(timer);
    reply.code(answer.statusCode);
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined && !hopByHop.has(name)) reply.header(name, value);
    }
    return await reply.send(answer.body);
  } catch (error) {
    clearTimeout(timer);
    request.log.error({ err: error }, 'The API cannot be reached');
    return sayUnreachable(request, reply.code(503).header('retry-after', String(AGAIN_S)));
  }
}

/** As the API says it of what it cannot answer now. */
function sayUnreachable({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isReadByPerson(headers.accept)) {
    const page = problemPage('This cannot be answered right now', AGAIN_S);
    return reply.headers(page.headers).send(page.html);
  }
  return reply
    .type('application/problem+json')
    .send({ code: 'unreachable', detail: 'The API cannot be reached', fieldErrors: {} });
}
