import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { announcementKey } from '@shared-kit/domain/content/announcement-key';
import { sameOriginPath } from '@shared-kit/domain/site/same-origin-path';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { apiFetch } from '../request/api/api-client';
import type { ShellDependencies } from '../dependencies';
import { isForAll, pageName } from '../remembered/page-name';
import { misdirected } from '../site/misdirected';
import { submitForm, unanswered } from '../request/form-post';
import { leadsOn } from '../site/moved';
import { chooseReleases, loadReleaseSet } from '../release/release-set';
import type { ReleaseSet } from '../release/release-set';
import { countLead } from '../evidence/count-answers';
import { visitorOf, wantedOf } from '../evidence/evidence';
import { answerLive, answerRemembered } from './page-answer';
import type { TokenOf } from './page-answer';
import type { PageJob } from './page-renderer';
import { previewMark } from './preview-mark';
import type { Refused } from './respond-with-page';
import { overrideOf, takeOverrideLink, whyNoOverride } from '../request/visitor/development-override';
import { draftOf, refuseDraft, shownBy } from '../request/visitor/content-draft';
import { addressOf, hostOf, shopperOf } from '../request/visitor/shopper';
import { sharedCookie, shopperInState } from '../request/visitor/shopper-state';
import { hasAssumption, previewOf, takePreviewLink, visitorId, whyNoPreview } from '../request/visitor/visitor';
import { forgetTyped, keepTyped, typedBefore } from '../request/typed-before';
import type { LinkedTo } from '../request/visitor/visitor';

const bots = /bot|crawl|spider|slurp|facebookexternalhit|embedly|preview/i;

type RequestedPage = Omit<PageJob, 'refused' | 'documentKey'>;

/** Every address that is no file and no API: a page, or a form posted to one. */
export const pageRoutes: FastifyPluginAsync<ShellDependencies> = async (app, deps) => {
  const { render, remembered, sites, registry, artifacts, apiOrigin, evidence, log, dev } = deps;

  async function servePage(request: FastifyRequest, reply: FastifyReply) {
    const site = sites.byHost(hostOf(request));
    if (!site) return misdirected(reply);
    const snapshot = registry.current;
    if (!snapshot) return reply.code(503).header('retry-after', '2').type('text/plain').send('Starting');
    const url = addressOf(request);
    if (!url) return reply.code(400).type('text/plain').send('No such address');
    const asked = { url, site, publicKey: snapshot.publicKey, apiOrigin };
    const [draft, refusal] = [await draftOf(asked), await refusalOf(asked)];
    const elsewhere =
      refuseDraft(draft, reply) ?? takeLink(refusal, url, request, reply) ?? takeRedirect(url, site, draft, reply);
    if (elsewhere) return elsewhere;

    const preview = await previewOf(request, snapshot);
    const override = await overrideOf(request, snapshot, site.slug);
    const chosen = chooseReleases({ snapshot, site: site.slug, visitorId: visitorId(request, reply), preview });
    const isChosen = [preview, override, draft].some((choice) => choice !== null);
    const page = {
      url: url.href,
      site: site.slug,
      shopper: shopperInState(request, reply, url),
      chosen,
      waitForAll: isBot(request),
      dismissed: dismissedBy(request),
      putAway: putAwayBy(request, site),
      override,
      ...{ isChosen, mark: previewMark({ preview, chosen, site }) },
      ...shownBy(draft),
    };
    return answer(page, site, request, reply);
  }

  async function answer(page: RequestedPage, site: Site, request: FastifyRequest, reply: FastifyReply) {
    const { isChosen } = page;
    const tokenOf = isChosen || page.waitForAll ? null : countView(evidence, request, site, page.chosen);
    if (request.method === 'POST') return answerForm(page, site, request, reply, tokenOf);
    const job = { ...page, refused: typedBefore(request, new URL(page.url)), documentKey: null };
    const live = { dev, tokenOf, developedAt: page.override?.origin, framedBy: page.framedBy };
    await (isChosen || hasAssumption(request) || job.refused
      ? render(job, answerLive(reply, live))
      : servePlainPage(job, site, reply, tokenOf));
    return reply;
  }

  /** What the API may have taken is seen in the next page. */
  async function answerForm(
    page: RequestedPage,
    site: Site,
    request: FastifyRequest,
    reply: FastifyReply,
    tokenOf: TokenOf | null,
  ) {
    const posted = await takeForm(request, reply, await loadReleaseSet(page.chosen, artifacts, log), apiOrigin);
    if ('answered' in posted && posted.isTaken && evidence && !page.isChosen)
      countLead(evidence, request, site, new URLSearchParams(String(request.body)).get('release_set') ?? '');
    if ('answered' in posted || posted.status >= 500) remembered?.revisions.doubt(site.dealership_group);
    if ('answered' in posted) return posted.answered;
    // In one piece: streamed, a page that waits for the API would begin with what stands in for it, an empty form.
    const job = { ...page, waitForAll: true, refused: posted, documentKey: keptKey(posted) };
    await render(job, answerLive(reply, { dev, tokenOf }));
    return reply;
  }

  /** From memory where many get the same page. */
  async function servePlainPage(job: PageJob, site: Site, reply: FastifyReply, tokenOf: TokenOf | null): Promise<void> {
    const live = answerLive(reply, { dev, tokenOf });
    const revision = await remembered?.revisions.of(site.dealership_group);
    if (!remembered || revision === undefined) return render(job, live);
    const { cache, mintKey, surrogate } = remembered;
    const shared = sharedCookie(job.shopper);
    await cache.answer(pageName(job, site, revision), {
      own: job,
      isForAll: async () => isForAll(job.url, site, await loadReleaseSet(job.chosen, artifacts, log)),
      // Nothing of who asks but the state is in what others get: who is signed in is told to the browser afterwards.
      shared: () => ({ ...job, shopper: { ...job.shopper, cookie: shared }, documentKey: mintKey() }),
      live,
      send: (page) =>
        answerRemembered(reply, page, {
          ...{ mintKey, tokenOf },
          surrogateKeys: surrogate && !shared ? surrogateKeys(site) : null,
        }),
    });
  }
  app.get('/*', servePage);
  app.post('/*', servePage);
};

/**
 * Counts a page that a visitor was given by chance: who chose a version beforehand is no evidence of it.
 *
 * @returns what makes the token that the page reports by.
 */
function countView(
  evidence: ShellDependencies['evidence'],
  request: FastifyRequest,
  site: Site,
  chosen: RequestedPage['chosen'],
): TokenOf | null {
  if (!evidence) return null;
  const visitor = visitorOf(request, site.slug);
  if (request.method === 'GET') evidence.book.view(visitor, wantedOf(chosen));
  return (setId) => evidence.tokenFor(visitor, setId);
}

/** A cache in front drops what names one of these when the site's configuration or its group's stock changes. */
function surrogateKeys({ slug, dealership_group: group }: Site): string {
  return `site-${slug} stock-${group}`;
}

/** Whether the API took a form that it did not answer is not known: sent again it must count as the same one. */
function keptKey({ result: { problem, values } }: Refused): string | null {
  return (problem.code === 'unreachable' && values['idempotency_key']) || null;
}

/** One plain word, or nothing: it goes into the document. */
function dismissedBy({ cookies }: FastifyRequest): string {
  const word = cookies['dismissed'] ?? '';
  return /^[a-z]{1,20}$/.test(word) ? word : '';
}

/** Only the site's own key counts: of a page there are two at most, with its announcement and without. */
function putAwayBy({ cookies }: FastifyRequest, { announcement }: Site): string {
  const key = announcement ? announcementKey(announcement) : '';
  return cookies['put-away'] === key ? key : '';
}

/** Bots wait for everything. */
function isBot({ headers }: FastifyRequest): boolean {
  return bots.test(headers['user-agent'] ?? '');
}

/** Words, not an answer: who awaits an answer awaits its end, and gets nothing. */
async function refusalOf(asked: LinkedTo): Promise<string | null> {
  return (await whyNoPreview(asked)) ?? whyNoOverride(asked);
}

/** What a link keeps for this browser is not seen in its address afterwards. */
function takeLink(refusal: string | null, url: URL, request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
  if (refusal !== null)
    return reply.code(403).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(refusal);
  return takePreviewLink(url, request, reply) ?? takeOverrideLink(url, request, reply);
}

function takeRedirect(url: URL, site: Site, draft: unknown, reply: FastifyReply): FastifyReply | null {
  if (draft !== null) return null;
  const on = leadsOn(url, site, new Date());
  if (on?.cacheControl) reply.header('cache-control', on.cacheControl);
  return on && reply.redirect(on.location, on.status);
}

/** A form that was accepted leads on; one that was refused is shown again with what was typed. */
async function takeForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { resolved, isIncomplete }: ReleaseSet,
  apiOrigin: string,
): Promise<{ answered: FastifyReply; isTaken: boolean } | Refused> {
  const fields = new URLSearchParams(String(request.body));
  const fetchFn = apiFetch(shopperOf(request));
  const answer = await submitForm(fields, resolved, { origin: apiOrigin, fetchFn, log: request.log });
  if (answer.kind === 'unknown' && isIncomplete) return unanswered(fields);
  if (answer.kind === 'unknown')
    return { answered: reply.code(400).type('text/plain').send('No such form'), isTaken: false };
  if (answer.kind === 'refused') return keepTyped(request, reply, answer);
  if (answer.cookies.length > 0) reply.header('set-cookie', answer.cookies);
  forgetTyped(request, reply, fields.get('_form'));
  const answered = reply.header('cache-control', 'no-store').redirect(sameOriginPath(answer.location) ?? '/', 303);
  return { answered, isTaken: true };
}
