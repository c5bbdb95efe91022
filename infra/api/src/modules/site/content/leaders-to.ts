import type { ContentLeader } from '@shared-kit/contracts/operator/content-desk.contract';
import type { RemoteManifest, RemoteName } from '@shared-kit/contracts/release/remote.contract';
import type { Db, Tx } from '../../../db/db';
import { withOperatorScope } from '../../../db/scope';
import { linksIn } from '../check/check-site-links';
import { isPast } from '../check/check-site-times';
import { readRemotePart } from '../remote-part-schema';
import { siteRepository } from '../site.repository';
import { ContentMissing } from './content-refusal';
import { contentRepository } from './content.repository';
import { WAYS_ON } from './known-pages';
import { isPost, writtenPages } from './post-pages';
import { pagesIn, pathOf, servedPages } from './served-pages';

type Written = Readonly<Record<string, unknown>>;
type Manifest = Pick<RemoteManifest, 'config'> & Partial<Pick<RemoteManifest, 'menus'>>;
type Known = ReadonlyMap<RemoteName, Manifest>;

/** What a part is called by whoever edits it. */
const NAMES = ['panel', 'label', 'title', 'heading', 'question'];
/**
 * Every place of a site that leads to one of its pages, as it is seen now or will be: what leads nowhere, or loses its way, once
 * that page is taken away. What its own text leads to is not said.
 */
export async function leadersTo(
  db: Db,
  manifests: Known,
  { site, path }: { site: string; path: string },
): Promise<ContentLeader[]> {
  const now = new Date();
  const { config, pages } = await withOperatorScope(db, (tx) => siteWithPages(tx, site, now));
  const leaders = [
    ...WAYS_ON.flatMap((part) => leadersOf({ part, page: null }, config[part], path)),
    ...pages.flatMap((page) => pageLeaders(page, path, now)),
    ...ownFooter(config, pages, path),
    ...redirectLeaders(config['redirects'], path),
    ...[...manifests].flatMap(([name, manifest]) => remoteLeaders(name, manifest, { config, path })),
  ];
  return [...new Map(leaders.map((leader) => [JSON.stringify(leader), leader])).values()];
}

async function siteWithPages(tx: Tx, site: string, now: Date) {
  const current = await siteRepository(tx).findCurrent(site);
  if (!current) throw new ContentMissing(`There is no site ${site}`);
  const decided = (await contentRepository(tx).listDecided(now, site)).get(site) ?? [];
  return { config: current.config, pages: pagesIn(servedPages(writtenPages(current.config), decided, now)) };
}

/** Of a page that is over only its address leads on. */
function pageLeaders(page: Written, path: string, now: Date): ContentLeader[] {
  const own = pathOf(page);
  if (own === path) return [];
  const { moved_to: to, ...words } = page;
  const moved = leadersOf({ part: 'moved', page: own }, { moved_to: to }, path, own);
  return isPast(page['expiry'], now) ? moved : [...leadersOf({ part: 'page', page: own }, words, path), ...moved];
}

function redirectLeaders(redirects: unknown, path: string): ContentLeader[] {
  return Object.entries((redirects ?? {}) as Written)
    .filter(([, to]) => leadsTo(to, path))
    .map(([from]) => ({ part: 'redirect', page: null, label: from }));
}

/** The footer lists a site's pages of itself, but for posts and those that say no. */
function ownFooter(config: Written, pages: readonly Written[], path: string): ContentLeader[] {
  const page = pages.find((known) => pathOf(known) === path);
  if (!page || isPost(page) || page['in_footer'] === false || isHidden(config, 'footer', path)) return [];
  return [{ part: 'own_footer', page: null, label: typeof page['title'] === 'string' ? page['title'] : path }];
}

/** Whether a site hides an entry of its menus. */
function isHidden({ menu_hides: hides }: Written, menu: 'header' | 'footer', href: string): boolean {
  const hidden = ((hides ?? {}) as Written)[menu];
  return Array.isArray(hidden) && hidden.includes(href);
}

/**
 * By its settings, defaults included, and by its entries of menus. One with a condition is there unless a setting of the site that
 * it names is off; of what its stock says nothing is known here.
 */
function remoteLeaders(
  remote: string,
  { config: schema, menus = [] }: Manifest,
  { config, path }: { config: Written; path: string },
): ContentLeader[] {
  const parts = (config['remotes'] ?? {}) as Written;
  const part = (readRemotePart(schema, parts[remote] ?? {}).data ?? {}) as Written;
  const flags = { ...((config['flags'] ?? {}) as Written), ...part };
  const settings = linksIn(part)
    .filter(({ href }) => leadsTo(href, path))
    .map(({ path: field }): ContentLeader => ({ part: 'remote', page: null, label: fieldWords(field) }));
  const entries = menus
    .filter(({ menu, href, when }) => leadsTo(href, path) && !isHidden(config, menu, href) && mayBe(when, flags))
    .map(({ menu, label }): ContentLeader => ({
      part: 'remote_menu',
      page: null,
      label: `${MENUS[menu]}: “${label}”`,
    }));
  return [...settings, ...entries];
}

const MENUS = { header: 'Menu', footer: 'Footer' } as const;

function mayBe(when: string | readonly string[] | undefined, flags: Written): boolean {
  return [when ?? []].flat().every((name) => !(name in flags) || Boolean(flags[name]));
}

/** As people say what a setting is for: "plan page", "feature banner, number 2". */
function fieldWords(field: string): string {
  const [name = '', at = ''] = field.split('.');
  return `${name.replaceAll('_', ' ')}${/^\d+$/.test(at) ? `, number ${Number(at) + 1}` : ''}`;
}

function leadersOf(
  where: Pick<ContentLeader, 'part' | 'page'>,
  given: unknown,
  path: string,
  label?: string,
): ContentLeader[] {
  return linksIn(given)
    .filter(({ href }) => leadsTo(href, path))
    .map(({ path: field }) => ({ ...where, label: label ?? namesOn(given, field.split('.')).join(' › ') }));
}

/** Names of what stands around a field, from the outside in: "Why us", "Fair prices". */
function namesOn(given: unknown, way: readonly string[]): string[] {
  if (typeof given !== 'object' || given === null) return [];
  const within = given as Written;
  const names = NAMES.flatMap((key) => (typeof within[key] === 'string' && within[key] !== '' ? [within[key]] : []));
  const [next = '', ...rest] = way;
  return [...names.slice(0, 1), ...namesOn(within[next], rest)];
}

function leadsTo(href: unknown, path: string): boolean {
  return typeof href === 'string' && URL.parse(href, 'http://site')?.pathname === path;
}
