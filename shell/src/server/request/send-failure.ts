import { sameOriginPath } from '@shared-kit/domain/site/same-origin-path';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Sites } from '../site/sites';
import { failurePage } from './failure-page';
import { hostOf } from './visitor/shopper';

/** What is asked for by pages and machines, and read by nobody. */
const NO_PAGE = /^\/(api|img|feeds|assets|remotes|styles|theme|content\.json)(\/|\?|$)/;

/**
 * Answers what could not be. What could not be read is the client's doing; anything else is a bug of ours, of which a
 * shopper gets a page in the site's look that still sells. Nothing of the request is repeated but its address.
 */
export function failureSender(sites: Sites) {
  return function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const { statusCode = 500 } = error as Partial<FastifyError>;
    reply.type('text/plain').header('cache-control', 'no-store');
    if (statusCode === 413) return reply.code(413).send('That is more than can be sent at once.');
    if (statusCode >= 400 && statusCode < 500) return reply.code(statusCode).send('This request cannot be read.');
    request.log.error({ err: error }, 'A request failed');
    reply.code(500);
    const site = isOfShopper(request) ? sites.byHost(hostOf(request)) : undefined;
    if (!site) return reply.send('Something went wrong. Please try again.');
    const again = request.method === 'GET' ? (sameOriginPath(request.url) ?? '/') : null;
    const { html, contentSecurityPolicy } = failurePage(site, again);
    return reply.type('text/html; charset=utf-8').header('content-security-policy', contentSecurityPolicy).send(html);
  };
}

function isOfShopper({ url, headers }: FastifyRequest): boolean {
  return !NO_PAGE.test(url) && (headers.accept ?? '').includes('text/html');
}
