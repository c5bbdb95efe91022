import type { FastifyReply, FastifyRequest } from 'fastify';
import { Agent, request as send } from 'undici';
import { shopperHeaders } from './api-client';
import { askAgain } from './ask-again';
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

/** Hands a request to the API in the shopper's name and streams the answer back. */
export async function proxyToApi(
  request: FastifyRequest,
  reply: FastifyReply,
  apiOrigin: string,
  shopper: Shopper,
): Promise<FastifyReply> {
  const headers: Record<string, string> = shopperHeaders(shopper);
  for (const name of passedOn) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  try {
    const answer = await askAgain(request.method, () =>
      send(`${apiOrigin}${request.url}`, {
        dispatcher: agent,
        method: request.method as 'GET',
        headers,
        body: hasBody ? (request.body as Buffer) : null,
        headersTimeout: 10_000,
        bodyTimeout: 10_000,
      }),
    );
    reply.code(answer.statusCode);
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined && !hopByHop.has(name)) reply.header(name, value);
    }
    return await reply.send(answer.body);
  } catch (error) {
    request.log.error({ err: error }, 'The API cannot be reached');
    return reply
      .code(503)
      .type('application/problem+json')
      .send({ code: 'unreachable', detail: 'The API cannot be reached', fieldErrors: {} });
  }
}
