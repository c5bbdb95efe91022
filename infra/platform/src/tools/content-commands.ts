import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Db } from '@infra/api/db/db';
import { listPictures, openPictureMaker, takePicture } from '@infra/api/modules/images/tools.service';
import type { HasPicture } from '@infra/api/modules/images/tools.service';
import {
  checkContent,
  ContentMissing,
  ContentRefused,
  endContent,
  leadersTo,
  listContent,
  loadSites,
  publishContent,
  readContent,
  revertContent,
  saveDraft,
} from '@infra/api/modules/site/tools.service';
import type { Manifests, Writer } from '@infra/api/modules/site/tools.service';
import { contentPreviewLink } from '@infra/releases/key/sign-content-preview';
import type { SigningKey } from '@infra/releases/key/signing-key';
import { writtenPageSchema } from '@shared-kit/contracts/operator/content-desk.contract';
import { leaderWords } from '@shared-kit/domain/content/leader-words';
import { storableText } from '@shared-kit/domain/text/storable-text';
import { parse, stringify } from 'yaml';
import { siteAddress } from '../operator/content/content-sites';
import type { ContentCommand } from './content-arguments';

export type ContentTool = {
  ownerDb: Db;
  manifests: Manifests;
  hasPicture: HasPicture;
  key: () => SigningKey;
  by: Writer;
  /** Where shoppers connect on this machine, and where the console is. */
  port: number;
  operatorOrigin: string;
};

type Page = { site: string; path: string };

/** Carries a command out. @returns lines to print. */
export async function contentCommand(
  tool: ContentTool,
  command: Exclude<ContentCommand, { name: 'help' }>,
): Promise<string[]> {
  const { ownerDb, manifests, hasPicture, by } = tool;
  switch (command.name) {
    case 'list':
      return list(ownerDb, command.site);
    case 'pictures':
      return listLibrary(ownerDb, command.site);
    case 'picture':
      return bringPicture(tool, command);
    case 'export':
      return [stringify((await readContent(ownerDb, command)).page, { lineWidth: 100 }).trimEnd()];
    case 'import':
      return importPage(tool, command);
    case 'check':
      return check(tool, command);
    case 'preview':
      return preview(tool, command);
    case 'history':
      return history(ownerDb, command);
    case 'publish': {
      const base = await newestOf(ownerDb, command);
      const { version, startsAt } = await publishContent(ownerDb, manifests, { ...command, base, by, hasPicture });
      return [`${command.path}: version ${version} is seen from ${startsAt.toISOString()} on`];
    }
    case 'end':
      return end(tool, command);
    case 'revert': {
      const version = await revertContent(ownerDb, { ...command, base: await newestOf(ownerDb, command), by });
      return [`${command.path}: version ${command.to} is draft ${version}; publish it to have it seen`];
    }
  }
}

async function list(db: Db, site: string): Promise<string[]> {
  const { pages } = await listContent(db, site);
  const width = Math.max(0, ...pages.map(({ path }) => path.length));
  return pages.map(({ path, state, hasDraft, next, by, at }) =>
    [
      ...[path.padEnd(width), state.padEnd(9)],
      ...(hasDraft ? ['draft'] : []),
      ...(next ? [`another version from ${next}`] : []),
      ...(by ? [`by ${by}, ${at}`] : []),
    ]
      .join('  ')
      .trimEnd(),
  );
}

async function listLibrary(db: Db, site: string): Promise<string[]> {
  await assertSite(db, site);
  const pictures = await listPictures(db, site);
  return pictures.map(({ id, name, alt, at }) => `${id}  ${at.toISOString()}  ${name}  ${alt}`.trimEnd());
}

async function bringPicture(
  { ownerDb, by }: ContentTool,
  { site, file, alt, focus }: Extract<ContentCommand, { name: 'picture' }>,
): Promise<string[]> {
  await assertSite(ownerDb, site);
  const maker = openPictureMaker();
  try {
    const id = await takePicture(ownerDb, maker, {
      ...{ site, name: basename(file), alt, focus, by },
      file: await readFile(file),
    });
    return [`${id} is in the library of ${site}: name it in a page, like picture: { id: ${id}, alt: '…' }`];
  } finally {
    maker.stop();
  }
}

async function assertSite(db: Db, site: string): Promise<void> {
  const sites = await loadSites(db, () => undefined);
  if (!sites.some(({ slug }) => slug === site)) throw new ContentMissing(`There is no site ${site}`);
}

async function importPage({ ownerDb, by }: ContentTool, command: { site: string; file: string; note: string }) {
  const { site, file, note } = command;
  const page = writtenPageSchema.parse(storableText(parse(await readFile(file, 'utf8'))));
  const base = await newestOf(ownerDb, { site, path: page.path });
  const version = await saveDraft(ownerDb, { site, base, by, page, note });
  return [`${page.path}: draft ${version} is kept; publish it to have it seen`];
}

async function check({ ownerDb, manifests, hasPicture }: ContentTool, { site, path }: Page): Promise<string[]> {
  const { page } = await readContent(ownerDb, { site, path });
  const findings = await checkContent(ownerDb, manifests, site, page, hasPicture);
  if (findings.length === 0) return [`${path} may be published`];
  return findings.map(({ level, where, text }) => `${level.padEnd(7)}  ${where}: ${text}`);
}

async function preview(tool: ContentTool, { site, path, version }: Page & { version: number | undefined }) {
  await readContent(tool.ownerDb, { site, path, version });
  const hosts = (await loadSites(tool.ownerDb)).find(({ slug }) => slug === site)?.hosts ?? [];
  const claim = { origin: siteAddress(hosts, tool.port), site, path, version: version ?? null };
  const { link, expiresAt } = contentPreviewLink(tool.key(), { ...claim, framed_by: tool.operatorOrigin }, Date.now());
  return [link, `It opens until ${expiresAt.toISOString()}`];
}

async function history(db: Db, page: Page): Promise<string[]> {
  const { versions, seen } = await readContent(db, page);
  return versions.map(({ version, by, at, note }) =>
    `${version === seen ? '*' : ' '} ${version}  ${at}  ${by}  ${note}`.trimEnd(),
  );
}

/** Takes a page away once it was said what leads to it: at once where its address leads on, or nothing leads there. */
async function end({ ownerDb, manifests, by }: ContentTool, command: Extract<ContentCommand, { name: 'end' }>) {
  const { path, movedTo, confirmed } = command;
  const known = await leadersTo(ownerDb, manifests, command);
  const leaders = known.map(leaderWords);
  // What the footer lists of itself goes with the page, and is nobody's to be asked about.
  const isLedTo = known.some(({ part }) => part !== 'own_footer');
  if (isLedTo && movedTo === null && !confirmed)
    throw new ContentRefused(
      `${path} was not taken away: name with --to where its address leads then, or say --confirm`,
      leaders.map((text) => ({ level: 'warning', where: 'leads to it', text })),
    );
  await endContent(ownerDb, manifests, { ...command, base: await newestOf(ownerDb, command), by });
  const over = `${path} is over${movedTo ? `, and leads to ${movedTo}` : ''}`;
  return leaders.length > 0 ? [`${over}. These led to it:`, ...leaders.map((words) => `  ${words}`)] : [over];
}

/** 0 for a page that has none, or that there is not. */
async function newestOf(db: Db, { site, path }: Page): Promise<number> {
  const { pages } = await listContent(db, site);
  return pages.some((page) => page.path === path) ? (await readContent(db, { site, path })).newest : 0;
}
