import type { ContentFinding } from '@shared-kit/domain/content/content-findings';
import type { Db, Tx } from '../../../db/db';
import { withOperatorScope } from '../../../db/scope';
import type { HasPicture } from '../../images/library/library.service';
import type { Manifests } from '../check/check-site-config';
import { isPast } from '../check/check-site-times';
import { findConfigChanges } from '@shared-kit/domain/site/config-changes';
import { siteRepository } from '../site.repository';
import { checkContent, checkEnd, checkMoment } from './check-content';
import { ContentMissing, ContentMovedOn, ContentRefused } from './content-refusal';
import { contentRepository } from './content.repository';
import type { Writer } from './content.repository';
import { writtenPages } from './post-pages';
import { pageAt } from './served-pages';

export { checkContent } from './check-content';
export { ContentMissing, ContentMovedOn, ContentRefused } from './content-refusal';
export type { Writer } from './content.repository';
export { leadersTo } from './leaders-to';
export { findDraft, listContent, readContent } from './read-content';

type Page = Readonly<Record<string, unknown>> & { path: string };
/** A page as somebody read it: `base` is the version they saw, 0 for what the site's configuration says. */
type Read = { site: string; base: number; by: Writer };
type Publication = Read & { path: string; at?: Date | null; confirmed: boolean; hasPicture?: HasPicture };

/**
 * Keeps a page as the newest version, seen by nobody yet. It may lack what a published page needs.
 *
 * @param byItself An editor keeps it while somebody writes: it takes the place of what the same person's editor kept so before.
 *
 * @throws {ContentMovedOn} when somebody saved another version since `base`.
 */
export async function saveDraft(
  ownerDb: Db,
  { site, base, by, page, note = '', byItself = false }: Read & { page: Page; note?: string; byItself?: boolean },
): Promise<number> {
  return withOperatorScope(ownerDb, async (tx) => {
    await assertNewest(tx, site, page.path, base);
    const inPlace = byItself ? await contentRepository(tx).takePlace(site, { base, doc: page, by }) : null;
    return inPlace ?? appendOrMoveOn(tx, { site, base, by, page, note, byItself });
  });
}

/**
 * Lets shoppers see the newest version, now or from a moment on.
 *
 * @throws {ContentMovedOn} when there is a newer one than was looked at.
 * @throws {ContentRefused} for what has to be mended, or was not confirmed.
 */
export async function publishContent(
  ownerDb: Db,
  manifests: Manifests,
  { site, base, by, path, at = null, confirmed, hasPicture }: Publication,
): Promise<{ version: number; startsAt: Date }> {
  const page = await withOperatorScope(ownerDb, async (tx) => {
    await assertNewest(tx, site, path, base);
    return findPage(tx, site, path, base);
  });
  const moment = at === null ? [] : checkMoment(page, at, new Date());
  refuse(path, [...(await checkContent(ownerDb, manifests, site, page, hasPicture)), ...moment], confirmed);
  return withOperatorScope(ownerDb, async (tx) => {
    await assertNewest(tx, site, path, base);
    // What the site's file says becomes a version only by being published again.
    const version =
      base > 0 ? base : await appendOrMoveOn(tx, { site, base, by, page: { ...page, path }, note: "The site's file" });
    const now = new Date();
    const startsAt = at !== null && at > now ? at : now;
    await contentRepository(tx).publish(site, { path, version, startsAt, by });
    return { version, startsAt };
  });
}

function refuse(path: string, findings: readonly ContentFinding[], confirmed: boolean): void {
  const standing = confirmed ? findings.filter(({ level }) => level === 'error') : findings;
  if (standing.length > 0) throw new ContentRefused(`${path} was not published`, standing);
}

/**
 * Takes a page away from now on: its address leads on where one is named, or there is no such page. As it was before it stays as
 * the newest draft, so that publishing it brings it back.
 *
 * @throws {ContentMovedOn} when somebody saved another version since `base`.
 * @throws {ContentRefused} where nobody would arrive: its address would lead in a circle, or to no page.
 */
export async function endContent(
  ownerDb: Db,
  manifests: Manifests,
  { site, base, by, path, movedTo }: Read & { path: string; movedTo: string | null },
): Promise<number> {
  const now = new Date();
  const before = await withOperatorScope(ownerDb, async (tx): Promise<Page> => {
    await assertNewest(tx, site, path, base);
    return { ...(await findPage(tx, site, path, base)), path };
  });
  const { moved_to: _, ...words } = before;
  const ended = { ...words, expiry: now.toISOString(), ...(movedTo && { moved_to: movedTo }) };
  const standing = await checkEnd(ownerDb, manifests, site, ended);
  if (standing.length > 0) throw new ContentRefused(`${path} was not taken away`, standing);
  return withOperatorScope(ownerDb, async (tx) => {
    await assertNewest(tx, site, path, base);
    const version = await appendOrMoveOn(tx, { site, base, by, page: ended, note: 'Taken away' });
    await contentRepository(tx).publish(site, { path, version, startsAt: now, by });
    const page = withoutPastEnd(before, now);
    return appendOrMoveOn(tx, { site, base: version, by, page, note: 'As before it was taken away' });
  });
}

/** What a page is published again as: an end that has come would keep it from being seen, and where it led then goes with it. */
function withoutPastEnd(page: Page, now: Date): Page {
  if (!isPast(page['expiry'], now)) return page;
  const { expiry: _, moved_to: __, ...lasting } = page;
  return lasting;
}

/** Takes an earlier version up again as the newest draft. */
export async function revertContent(
  ownerDb: Db,
  { site, base, by, path, to }: Read & { path: string; to: number },
): Promise<number> {
  return withOperatorScope(ownerDb, async (tx) => {
    await assertNewest(tx, site, path, base);
    const page = await findPage(tx, site, path, to);
    const note = to === 0 ? "As the site's file says" : `As version ${to}`;
    return appendOrMoveOn(tx, { site, base, by, page: { ...page, path }, note });
  });
}

async function findPage(
  tx: Tx,
  site: string,
  path: string,
  version: number,
): Promise<Readonly<Record<string, unknown>>> {
  const page =
    version > 0
      ? await contentRepository(tx).findVersion(site, path, version)
      : pageAt(writtenPages((await siteRepository(tx).findCurrent(site))?.config ?? {}), path);
  if (!page) throw new ContentMissing(`${site} has no page ${path}${version > 0 ? ` in version ${version}` : ''}`);
  return page;
}

async function appendOrMoveOn(
  tx: Tx,
  { site, page, ...version }: Read & { page: Page; note: string; byItself?: boolean },
): Promise<number> {
  if (!(await siteRepository(tx).findCurrent(site))) throw new ContentMissing(`There is no site ${site}`);
  const appended = await contentRepository(tx).append(site, { ...version, doc: page });
  // Of two who save at once one waits for the other, and is then told.
  if (appended === null) throw await movedOn(tx, site, page.path, version.base);
  return appended;
}

async function assertNewest(tx: Tx, site: string, path: string, base: number): Promise<void> {
  if ((await contentRepository(tx).newestOf(site, path)) !== base) throw await movedOn(tx, site, path, base);
}

async function movedOn(tx: Tx, site: string, path: string, base: number): Promise<Error> {
  const repository = contentRepository(tx);
  const [newest] = await repository.listVersions(site, path);
  if (!newest) return new ContentMissing(`${site} has no version ${base} of ${path}`);
  const before = await findPage(tx, site, path, base).catch(() => (base === 0 ? {} : null));
  const after = await findPage(tx, site, path, newest.version);
  // What was read is gone where its writer has written on since: what they changed of it cannot be said.
  const changes = before ? findConfigChanges(before, after) : [];
  return new ContentMovedOn(path, { newest: newest.version, by: newest.author, at: newest.createdAt, changes });
}
