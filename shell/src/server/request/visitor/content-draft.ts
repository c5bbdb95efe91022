import { contentPageSchema } from '@shared-kit/contracts/site/content-page.contract';
import type { ContentPage } from '@shared-kit/contracts/site/content-page.contract';
import type { ContentPreviewClaim } from '@shared-kit/contracts/site/content-preview.contract';
import { shownPartsSchema } from '@shared-kit/contracts/site/site-parts.contract';
import type { ShownParts } from '@shared-kit/contracts/site/site-parts.contract';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { DRAFT_PARAMETER, verifyContentPreview } from '@shared-kit/domain/release/content-preview-token';
import type { FastifyReply } from 'fastify';
import { request } from 'undici';

/** A page as it was written, or what stands around all pages, which the home page shows. */
export type DraftContent = ContentPage | ShownParts;
/** The same with the console that may show it in a frame. */
type Draft = { content: DraftContent; framedBy: string };

type Shown = Draft | { refusal: string } | null;
type Asked = { url: URL; site: Pick<Site, 'slug'>; publicKey: string; apiOrigin: string };

const TIMEOUTS = { headersTimeout: 3000, bodyTimeout: 3000 };
const ENDED = { refusal: 'This link to a draft has ended, or is another one than was sent. Ask for a new one.' };

/** What a signed link shows that nobody may see yet; null for every other address. */
export async function draftOf({ url, site, publicKey, apiOrigin }: Asked): Promise<Shown> {
  const token = url.searchParams.get(DRAFT_PARAMETER);
  if (token === null) return null;
  const claim = await verifyContentPreview(token, publicKey, Date.now());
  if (claim?.site !== site.slug || claim.path !== url.pathname) return ENDED;
  const asked = await request(apiOrigin + addressOf(claim), TIMEOUTS).catch(() => null);
  if (!asked) return { refusal: 'Drafts cannot be shown right now.' };
  const said = await asked.body.json().catch(() => null);
  if (asked.statusCode !== 200) return { refusal: `This draft cannot be shown yet: ${detailOf(said)}` };
  const content = (claim.path === HOME ? shownPartsSchema : contentPageSchema).safeParse(said);
  return content.success
    ? { content: content.data, framedBy: claim.framed_by }
    : { refusal: 'This draft cannot be shown.' };
}

/** No page of a site's own can have this address: its draft is what stands around all of them. */
const HOME = '/';

function addressOf({ site, path, version }: ContentPreviewClaim): string {
  if (path === HOME) return `/internal/site-draft?${new URLSearchParams({ site })}`;
  const query = new URLSearchParams({ site, path });
  if (version !== null) query.set('version', String(version));
  return `/internal/content-draft?${query}`;
}

function detailOf(said: unknown): string {
  const detail = (said as { detail?: unknown } | null)?.detail;
  return typeof detail === 'string' ? detail : 'the API said nothing of it';
}

/** Says why a draft is not shown, where one was asked for in vain. */
export function refuseDraft(draft: Shown, reply: FastifyReply): FastifyReply | null {
  if (!draft || !('refusal' in draft)) return null;
  return reply.code(403).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(draft.refusal);
}

/** What a draft adds to its page. */
export function shownBy(draft: Shown): { draft: DraftContent; framedBy: string } | { draft: null } {
  return draft && 'content' in draft ? { draft: draft.content, framedBy: draft.framedBy } : { draft: null };
}

/** A site as it would be with a draft, whatever its times. */
export function withDraft(site: Site, draft: DraftContent): Site {
  if (!('path' in draft)) return { ...site, ...draft };
  const { start: _, expiry: __, ...page } = draft;
  return { ...site, pages: [page, ...site.pages.filter(({ path }) => path !== page.path)] };
}
