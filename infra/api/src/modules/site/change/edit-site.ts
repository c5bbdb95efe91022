import { findConfigChanges } from '@shared-kit/domain/site/config-changes';
import type { ConfigChange } from '@shared-kit/domain/site/config-changes';
import { homeParts } from '@shared-kit/domain/site/template-parts';
import type { SiteConfig } from '@shared-kit/contracts/site/site-config.contract';
import type { Db, Tx } from '../../../db/db';
import { withOperatorScope } from '../../../db/scope';
import { SiteConfigRefused } from '../../../site-config/site-config-fault';
import { missingPictures } from '../../images/library/library.service';
import type { HasPicture } from '../../images/library/library.service';
import { checkSiteConfig } from '../check/check-site-config';
import type { Manifests } from '../check/check-site-config';
import { NO_SUCH_PICTURE } from '../content/check-content';
import { ContentMissing } from '../content/content-refusal';
import { withKnownPages } from '../content/known-pages';
import { isPast, OVER_ALREADY } from '../check/check-site-times';
import { surroundingsOf } from './import-site';
import { siteDraftRepository } from '../draft/site-draft.repository';
import { siteRepository } from '../site.repository';

/** What dealer staff change of their site's configuration by themselves; all else is a file's. */
export const EDITED_PARTS = ['announcement', 'header_menu', 'footer_menu', 'home'] as const;
type EditedPart = (typeof EDITED_PARTS)[number];
export type SiteEdit = Readonly<Partial<Record<EditedPart, unknown>>>;

export type SiteParts = {
  version: number;
  /** Who made this version; empty where it came from a file. */
  by: string;
  at: Date;
  /** As the site is served: an empty home page is its template's. */
  parts: Record<EditedPart, unknown>;
};

/** Somebody changed the site's configuration since it was read. Nothing was done. */
export class SiteMovedOn extends Error {
  override readonly name = 'SiteMovedOn';
  readonly newer: { newest: number; by: string; at: Date; changes: readonly ConfigChange[] };

  constructor(site: string, newer: SiteMovedOn['newer']) {
    super(`${newer.by || 'Somebody'} saved version ${newer.newest} of ${site} meanwhile. Nothing was done.`);
    this.newer = newer;
  }
}

/**
 * What of a site its staff may change.
 *
 * @throws {ContentMissing} where there is no such site.
 */
export async function readSiteParts(db: Db, site: string): Promise<SiteParts> {
  return withOperatorScope(db, async (tx) => {
    const { config, version } = await currentOf(tx, site);
    const made = await siteRepository(tx).findVersionFacts(site, version);
    return { version, by: made?.author ?? '', at: made?.createdAt ?? new Date(0), parts: partsOf(config) };
  });
}

type Edit = {
  site: string;
  base: number;
  by: string;
  parts: SiteEdit;
  manifests: Manifests;
  /** Left out, only the pictures of the site's own library are looked up. */
  hasPicture?: HasPicture;
};

/**
 * Changes parts of a site's configuration, and serves it so from now on; the audit says who. The same parts again change
 * nothing. A draft of the site is gone then.
 *
 * @throws {SiteMovedOn} when there is a newer version than `base`.
 * @throws {SiteConfigRefused} naming every wrong value by its place, like `header_menu.0.href`.
 */
export async function editSite(ownerDb: Db, { site, base, by, parts, manifests, hasPicture }: Edit): Promise<number> {
  const { config, version } = await withOperatorScope(ownerDb, (tx) => currentOf(tx, site));
  if (version !== base) throw await movedOn(ownerDb, site, base);
  const edited = { ...config, ...chosenParts(parts) };
  // Judged beside all pages of the site, wherever they were written; stored without those that have versions of their own.
  const whole = await withOperatorScope(ownerDb, (tx) => withKnownPages(tx, site, edited));
  const { faults, config: checked } = checkSiteConfig(whole, await surroundingsOf(ownerDb, whole, { manifests }));
  const own = faults.filter(({ path }) => EDITED_PARTS.some((part) => path === part || path.startsWith(`${part}.`)));
  if (own.length > 0) throw new SiteConfigRefused(site, own);
  // What a file left wrong elsewhere is nobody's to mend here, and is not stored anew either.
  if (!checked || faults.length > 0) throw new SiteConfigRefused(site, faults);
  const lost = await withOperatorScope(ownerDb, (tx) => missingPictures(tx, site, panelPictures(checked), hasPicture));
  if (lost.length > 0)
    throw new SiteConfigRefused(
      site,
      lost.map(({ path }) => ({ path, message: NO_SUCH_PICTURE })),
    );
  const changes = findConfigChanges(partsOf(config), partsOf(edited));
  if (changes.length === 0) return version;
  const isAnnouncedAnew = changes.some(({ path }) => path === 'announcement' || path.startsWith('announcement.'));
  if (isAnnouncedAnew && isPast(checked.announcement?.expiry, new Date()))
    throw new SiteConfigRefused(site, [{ path: 'announcement.expiry', message: OVER_ALREADY }]);
  return storeEdit(ownerDb, { site, base, by, config: edited, checked, note: noteOf(changes) });
}

/** Pictures of the panels of a home page, each with its field. */
function panelPictures({ home }: Pick<SiteConfig, 'home'>): { path: string; id: string }[] {
  return home.flatMap((part, index) =>
    typeof part === 'object' && part.picture ? [{ path: `home.${index}.picture.id`, id: part.picture.id }] : [],
  );
}

type Checked = { site: string; base: number; by: string; config: object; checked: SiteConfig; note: string };

async function storeEdit(ownerDb: Db, { site, base, by, config, checked, note }: Checked): Promise<number> {
  const stored = await withOperatorScope(ownerDb, async (tx) => {
    const repository = siteRepository(tx);
    // Of two who save at once one waits for the other, and is then told.
    if ((await repository.lockVersion(site)) !== base) return null;
    await repository.sayActor(by);
    const { dealership_group: group, hosts } = checked;
    await siteDraftRepository(tx).drop(site);
    return repository.append({ slug: site, group, hosts, config }, note, by);
  });
  if (stored === null) throw await movedOn(ownerDb, site, base);
  return stored;
}

async function movedOn(ownerDb: Db, site: string, base: number): Promise<SiteMovedOn> {
  return withOperatorScope(ownerDb, async (tx) => {
    const repository = siteRepository(tx);
    const { config, version } = await currentOf(tx, site);
    const before = (await repository.findVersion(site, base)) ?? {};
    const made = await repository.findVersionFacts(site, version);
    return new SiteMovedOn(site, {
      ...{ newest: version, by: made?.author ?? '', at: made?.createdAt ?? new Date(0) },
      changes: findConfigChanges(before, config),
    });
  });
}

/** @throws {ContentMissing} where there is no such site. */
export async function currentOf(tx: Tx, site: string) {
  const current = await siteRepository(tx).findCurrent(site);
  if (!current) throw new ContentMissing(`There is no site ${site}`);
  return current;
}

/** The parts of a configuration that its staff write, as the site is served. */
export function partsOf(config: Readonly<Record<string, unknown>>): Record<EditedPart, unknown> {
  const { announcement = null, header_menu = [], footer_menu = [], home = [], template = 'group' } = config;
  const parts = homeParts({ home, template } as Parameters<typeof homeParts>[0]) ?? [];
  return { announcement, header_menu, footer_menu, home: parts };
}

/** Of what was sent the parts that staff may write. */
export function chosenParts(parts: SiteEdit): SiteEdit {
  return Object.fromEntries(EDITED_PARTS.flatMap((part) => (part in parts ? [[part, parts[part]]] : [])));
}

const PART_WORDS: Readonly<Record<EditedPart, string>> = {
  announcement: 'announcement',
  header_menu: 'menu',
  footer_menu: 'footer',
  home: 'home page',
};

function noteOf(changes: readonly ConfigChange[]): string {
  const touched = EDITED_PARTS.filter((part) => changes.some(({ path }) => path.split('.')[0] === part));
  return `Changed in the console: ${touched.map((part) => PART_WORDS[part]).join(', ')}`;
}
