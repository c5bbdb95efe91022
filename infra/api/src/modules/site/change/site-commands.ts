import { cutText } from '@shared-kit/domain/text/cut-text';
import { stringify } from 'yaml';
import type { Db } from '../../../db/db';
import { withOperatorScope } from '../../../db/scope';
import type { HasPicture } from '../../images/library/library.service';
import { stampDocument } from '../../images/images.service';
import type { PictureStamper } from '../../images/images.service';
import { importGroup } from '../../locations/import-group.service';
import { checkSiteConfig } from '../check/check-site-config';
import type { Manifests } from '../check/check-site-config';
import { checkStoredSites } from '../check/check-stored-sites';
import { describePriceTypes } from '../check/describe-price-types';
import { findConfigChanges } from '@shared-kit/domain/site/config-changes';
import { importSite, surroundingsOf } from './import-site';
import { checkPictures } from '../check/named-pictures';
import { readSiteFile } from './read-site-file';
import type { SiteFile } from './read-site-file';
import { revertSite } from './revert-site';
import { SiteConfigRefused } from '../../../site-config/site-config-fault';
import { contentRepository } from '../content/content.repository';
import { unseenLinks } from '../content/known-pages';
import { pagesNow } from '../content/served-pages';
import { siteRepository } from '../site.repository';
import { withPages } from '../content/post-pages';

/** What the commands work with. Each answers with lines to print, and throws what it refuses. */
export type SiteTool = { ownerDb: Db; manifests: Manifests; stampPicture: PictureStamper; hasPicture: HasPicture };

export async function importCommand(
  { ownerDb, manifests, stampPicture, hasPicture }: SiteTool,
  file: string,
  note: string,
): Promise<string[]> {
  const source = await readSiteFile(file);
  const given = await stampDocument(source.given, stampPicture);
  return withLines(file, source, async () => {
    const later = await checkPictures(ownerDb, hasPicture, source.given);
    if (isGroupFile(given)) {
      const { slug, dealerships, locations } = await importGroup(ownerDb, given);
      return [`${slug}: ${dealerships} dealerships and ${locations} locations stored`, ...later];
    }
    const { slug, version, changed, overtaken } = await importSite(ownerDb, given, { manifests, note });
    return [
      changed ? `${slug}: version ${version} is served` : `${slug}: nothing changed, version ${version} stays`,
      ...overtaken.map(
        (page) =>
          `  ${page.path}: the file's text is seen now; what was published before is its version ${page.version}`,
      ),
      ...later,
    ];
  });
}

/** With pages as shoppers see them, wherever they were written: an export is whole. */
export async function exportCommand({ ownerDb }: SiteTool, slug: string): Promise<string[]> {
  const { config } = await findCurrent(ownerDb, slug);
  const now = new Date();
  const decided = await withOperatorScope(ownerDb, (tx) => contentRepository(tx).listDecided(now, slug));
  const seen = withPages(config, (pages) => pagesNow(pages, decided.get(slug) ?? [], now));
  return [stringify(seen, { lineWidth: 100 }).trimEnd()];
}

export async function checkCommand(
  { ownerDb, manifests, hasPicture }: SiteTool,
  files: readonly string[],
): Promise<string[]> {
  const lines: string[] = [];
  for (const file of files) {
    const source = await readSiteFile(file);
    const later: string[] = [];
    await withLines(file, source, async () => {
      const { faults } = checkSiteConfig(source.given, await surroundingsOf(ownerDb, source.given, { manifests }));
      if (faults.length > 0) throw new SiteConfigRefused(file, faults);
      later.push(...(await checkPictures(ownerDb, hasPicture, source.given)));
    });
    lines.push(`${file}: may be imported`, ...later);
  }
  if (files.length > 0) return lines;
  const checks = await checkStoredSites(ownerDb, { manifests });
  const broken = checks.filter(({ faults }) => faults.length > 0);
  if (broken.length > 0) {
    throw new SiteConfigRefused(
      `${broken.length} of ${checks.length} sites`,
      broken.flatMap(({ slug, faults }) => faults.map((fault) => ({ ...fault, path: `${slug}: ${fault.path}` }))),
    );
  }
  const unseen = await Promise.all(checks.map(async ({ slug }) => ({ slug, links: await unseenLinks(ownerDb, slug) })));
  return [
    ...checks.map(({ slug, version }) => `${slug}: version ${version} fits`),
    ...unseen.flatMap(({ slug, links }) => links.map(({ path, message }) => `warning  ${slug}: ${path} ${message}`)),
    ...(await describePriceTypes(ownerDb)),
  ];
}

/** What an import would change, without storing anything. */
export async function previewCommand(
  { ownerDb, manifests, stampPicture }: SiteTool,
  file: string,
  shopOrigin: string,
): Promise<string[]> {
  const source = await readSiteFile(file);
  return withLines(file, source, async () => {
    const { faults, config } = checkSiteConfig(
      source.given,
      await surroundingsOf(ownerDb, source.given, { manifests }),
    );
    if (faults.length > 0 || !config) throw new SiteConfigRefused(file, faults);
    const current = await withOperatorScope(ownerDb, (tx) => siteRepository(tx).findCurrent(config.slug));
    const changes = findConfigChanges(current?.config ?? {}, await stampDocument(source.given, stampPicture));
    const address = `${shopOrigin.replace('://', `://${config.slug}.`)}/`;
    return [
      current
        ? `${config.slug}: ${changes.length} values would change from version ${current.version}`
        : `${config.slug}: would be a new site`,
      ...changes.map(({ path, before, after }) => `  ${path}: ${show(before)} -> ${show(after)}`),
      `After the import, look at ${config.hosts.includes(`${config.slug}.localhost`) ? address : config.hosts.join(', ')}`,
    ];
  });
}

export async function revertCommand(
  { ownerDb, manifests }: SiteTool,
  slug: string,
  to: number | undefined,
): Promise<string[]> {
  const reverted = await revertSite(ownerDb, slug, to, { manifests });
  return [`${slug}: version ${reverted.to} is served instead of ${reverted.from}`];
}

export async function historyCommand({ ownerDb }: SiteTool, slug: string): Promise<string[]> {
  const current = await findCurrent(ownerDb, slug);
  const versions = await withOperatorScope(ownerDb, (tx) => siteRepository(tx).listVersions(slug));
  return versions.map(({ version, createdAt, note }) =>
    `${version === current.version ? '*' : ' '} ${version}  ${createdAt.toISOString()}  ${note}`.trimEnd(),
  );
}

async function findCurrent(ownerDb: Db, slug: string) {
  const current = await withOperatorScope(ownerDb, (tx) => siteRepository(tx).findCurrent(slug));
  if (!current) throw new Error(`There is no site ${slug}`);
  return current;
}

/** A group file lists what a dealer group owns; a site file what one site shows of it. */
function isGroupFile(given: unknown): boolean {
  return typeof given === 'object' && given !== null && 'dealerships' in given && 'locations' in given;
}

/** Adds to each fault the line of the file where it stands. */
async function withLines<T>(file: string, { lineOf }: SiteFile, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof SiteConfigRefused)) throw error;
    throw new SiteConfigRefused(
      file,
      error.faults.map(({ path, message }) => ({ path: `${lineOf(path) ?? 1}: ${path}`, message })),
    );
  }
}

function show(value: unknown): string {
  if (value === undefined) return '(default)';
  return cutText(JSON.stringify(value), 80);
}
