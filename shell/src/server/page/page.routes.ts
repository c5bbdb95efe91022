import type { Site } from '@shared-kit/contracts/site-config.contract';
import { sameOriginPath } from '@shared-kit/domain/form/same-origin-path';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { apiFetch } from '../request/api-client';
import type { ShellDependencies } from '../dependencies';
import { compressInto, encodingFor } from '../files/compressed';
import { misdirected } from '../site/misdirected';
import { submitForm, unanswered } from '../request/form-post';
import { movedTo } from '../site/moved';
import { chooseReleases, loadReleaseSet } from '../release/release-set';
import type { ReleaseSet } from '../release/release-set';
import type { PageAnswer, Refused } from './respond-with-page';
import { securityHeaders } from '../request/security-headers';
import { addressOf, hostOf, shopperOf } from '../request/shopper';
import { previewOf, takePreviewLink, visitorId } from '../request/visitor';

const bots = /bot|crawl|spider|slurp|facebookexternalhit|embedly|preview/i;

/** Every address that is no file and no API: a page, or a form posted to one. */
export const pageRoutes: FastifyPluginAsync<ShellDependencies> = async (app, deps) => {
  const { render, sites, registry, artifacts, apiOrigin, log, dev } = deps;

  async function servePage(request: FastifyRequest, reply: FastifyReply) {
    const site = sites.byHost(hostOf(request));
    if (!site) return misdirected(reply);
    const snapshot = registry.current;
    if (!snapshot) return reply.code(503).header('retry-after', '2').type('text/plain').send('Starting');
    const url = addressOf(request);
    if (!url) return reply.code(400).type('text/plain').send('No such address');
    const elsewhere = takePreviewLink(url, request, reply) ?? takeRedirect(url, site, reply);
    if (elsewhere) return elsewhere;

    const preview = await previewOf(request, snapshot);
    const chosen = chooseReleases({ snapshot, site: site.slug, visitorId: visitorId(request, reply), preview });
    const page = {
      url: url.href,
      shopper: shopperOf(request),
      chosen,
      waitForAll: isBot(request),
      dismissed: dismissedBy(request),
    };
    if (request.method !== 'POST') {
      await render({ ...page, refused: null, documentKey: null }, answerWith(reply, dev));
      return reply;
    }
    const posted = await takeForm(request, reply, await loadReleaseSet(chosen, artifacts, log), apiOrigin);
    if ('answered' in posted) return posted.answered;
    await render({ ...page, refused: posted, documentKey: keptKey(posted) }, answerWith(reply, dev));
    return reply;
  }
  app.get('/*', servePage);
  app.post('/*', servePage);
};

/** Whether the API took a form that it did not answer is not known: sent again it must count as the same one. */
function keptKey({ result: { problem, values } }: Refused): string | null {
  return (problem.code === 'unreachable' && values['idempotency_key']) || null;
}

/** One plain word, or nothing: it goes into the document. */
function dismissedBy({ cookies }: FastifyRequest): string {
  const word = cookies['dismissed'] ?? '';
  return /^[a-z]{1,20}$/.test(word) ? word : '';
}

/** Bots wait for everything. */
function isBot({ headers }: FastifyRequest): boolean {
  return bots.test(headers['user-agent'] ?? '');
}

function takeRedirect(url: URL, site: Site, reply: FastifyReply): FastifyReply | null {
  const moved = movedTo(url, site);
  return moved === null ? null : reply.redirect(moved, 301);
}

/** A form that was accepted leads on; one that was refused is shown again with what was typed. */
async function takeForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { resolved, isIncomplete }: ReleaseSet,
  apiOrigin: string,
): Promise<{ answered: FastifyReply } | Refused> {
  const fields = new URLSearchParams(String(request.body));
  const fetchFn = apiFetch(shopperOf(request));
  const answer = await submitForm(fields, resolved, { origin: apiOrigin, fetchFn, log: request.log });
  if (answer.kind === 'unknown' && isIncomplete) return unanswered(fields);
  if (answer.kind === 'unknown') return { answered: reply.code(400).type('text/plain').send('No such form') };
  if (answer.kind === 'refused') return answer;
  if (answer.cookies.length > 0) reply.header('set-cookie', answer.cookies);
  return { answered: reply.header('cache-control', 'no-store').redirect(sameOriginPath(answer.location) ?? '/', 303) };
}

/** The page's headers go out with its first bytes; from then on the stream is its own. */
function answerWith(reply: FastifyReply, dev: boolean): PageAnswer {
  return {
    open(status, { isPrivate, releaseSetId, nonce }) {
      const cookies = reply.getHeader('set-cookie') as string | string[] | undefined;
      const encoding = encodingFor(reply.request.headers['accept-encoding']);
      reply.hijack();
      reply.raw.writeHead(status, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': isPrivate ? 'private, no-store' : 'private, no-cache',
        'x-release-set': releaseSetId,
        ...(status === 503 && { 'retry-after': '30' }),
        vary: 'accept-encoding',
        ...(encoding && { 'content-encoding': encoding }),
        ...(cookies !== undefined && { 'set-cookie': cookies }),
        ...securityHeaders({ nonce, protocol: reply.request.protocol, dev }),
      });
      return encoding ? compressInto(reply.raw, encoding) : reply.raw;
    },
    redirect: (status, location) => void reply.header('cache-control', 'no-store').redirect(location, status),
  };
}
