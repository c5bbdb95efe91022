import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import type { MenuItem, Site } from '@shared-kit/contracts/site/site-config.contract';
import { contentPages, isOver } from '@shared-kit/domain/content/content-pages';
import { siteText } from '@shared-kit/domain/text/site-text';
import { namesModels } from '@shared-kit/domain/site/template-parts';
import { ALL_STOCK, conditionPath, makePath } from '@shared-kit/domain/search/search-path';
import type { Menus } from '../../app/page-payload';
import { isOn } from '../page/page-plan';

/** Letters that a bar has room for, an entry's gap counted as some; what is over stands below `More`. */
const BAR_LETTERS = 95;
const GAP_LETTERS = 3;
const MORE = 'More';
/** Ways that a bar has at most, `More` one of them: of ten nobody reads the seventh. Names of models stand beside them. */
const MOST_WAYS = 6;
/** Models of a site of one brand that its footer names; its page of models has all. */
const FOOTER_MODELS = 8;
/** And its header, before all else, where its template names them. */
const HEADER_MODELS = 6;

type Link = { label: string; href: string };
type Offered = RemoteManifest['menus'][number];
type Entry = Pick<MenuItem, 'label' | 'href' | 'fill'>;

/** What works on the site (S2-19), offered by its remotes; a site adds entries of its own and hides what it does not want. */
export function menusOf(given: Site, manifests: readonly RemoteManifest[], now = new Date()): Menus {
  const site = withoutEnded(given, now);
  const offered = manifests
    .flatMap(({ name, menus }) =>
      menus
        .filter(({ when }) => isShown(when, name, site))
        .map((entry) => ({ ...entry, label: siteText(site, labelOf(entry, site.remotes[name])) })),
    )
    .toSorted((a, b) => a.order - b.order)
    .filter(({ menu, href }) => !site.menu_hides[menu].includes(href));
  const groups = new Map<string, Link[]>();
  const add = (group: string, links: readonly Link[]) => groups.set(group, [...(groups.get(group) ?? []), ...links]);
  for (const { menu, group, label, href } of offered) if (menu === 'footer') add(group, [{ label, href }]);
  for (const { group, label, href } of site.footer_menu) add(group, [{ label, href }]);
  if (site.brand_count === 1 && site.range_menu.length > 1)
    add('Models', site.range_menu.slice(0, FOOTER_MODELS).map(linkOf));
  const pages = contentPages(site, now).filter(
    ({ path, in_footer: isIn }) => isIn !== false && !site.menu_hides.footer.includes(path),
  );
  if (pages.length > 0)
    add(
      site.name,
      pages.map(({ title, path }) => ({ label: title, href: path })),
    );
  const header = headerOf(
    site,
    offered.filter(({ menu }) => menu === 'header'),
  );
  const names = namesModels(site) && site.brand_count === 1 ? site.range_menu.slice(0, HEADER_MODELS).map(linkOf) : [];
  return {
    header: fitted([...names, ...header.map((item) => filled(item, site))], names.length + MOST_WAYS),
    footer: [...groups].map(([group, links]) => ({ group, links })),
  };
}

/** A site's own entries that lead to a page of its own go with that page, and come with it. */
function withoutEnded(site: Site, now: Date): Site {
  const isThere = ({ href }: { href: string }) => !isOver(site, href, now);
  return { ...site, header_menu: site.header_menu.filter(isThere), footer_menu: site.footer_menu.filter(isThere) };
}

/** What an entry is called: by the site, where it may name it and does. */
function labelOf({ label, named_by: setting }: Offered, settings: Site['remotes'][string] = {}): string {
  const said = setting === undefined ? undefined : settings[setting];
  return typeof said === 'string' && said.trim() !== '' ? said : label;
}

/** The site's own ways into its stock come first, its own pages last; what it names itself is not offered again. */
function headerOf({ header_menu: own, pages }: Site, offered: readonly Entry[]): Entry[] {
  const named = new Set(own.map(({ href }) => href));
  const isPage = ({ href }: Entry) => pages.some(({ path }) => path === href);
  return [
    ...own.filter((item) => !isPage(item)),
    ...offered.filter(({ href }) => !named.has(href)),
    ...own.filter(isPage),
  ];
}

type MenuEntry = Menus['header'][number];

/** No more entries than a bar has room for, and `most`; the others behind one. */
function fitted(entries: readonly MenuEntry[], most: number): MenuEntry[] {
  let letters = 0;
  const ends = entries.map(({ label }) => (letters += label.length + GAP_LETTERS));
  if (letters <= BAR_LETTERS && entries.length <= most) return [...entries];
  const room = ends.filter((end) => end + MORE.length + GAP_LETTERS <= BAR_LETTERS).length;
  const fits = Math.min(room, most - 1);
  const rest = entries.slice(fits).map(({ label, href }) => ({ label, href }));
  return [...entries.slice(0, fits), { label: MORE, href: rest[0]?.href ?? '/', children: rest }];
}

/** An entry with a list below it; one or none is no choice, and the entry a plain link. */
function filled({ label, href, fill }: Entry, site: Site): MenuEntry {
  const list =
    fill === 'popular_makes'
      ? [...(href === ALL_STOCK ? ages(site) : []), ...makes(site)]
      : site.range_menu.map(linkOf);
  if (fill === undefined || list.length < 2) return { label, href };
  return { label, href, children: [{ label: ALL_OF[fill], href }, ...list] };
}

/** New, demo and used, as far as the site has them; one age alone is no choice. */
function ages({ car_types: types }: Site): Link[] {
  const had = AGES.filter(([type]) => types.includes(type));
  return had.length < 2 ? [] : had.map(([type, label]) => ({ label, href: conditionPath(type) }));
}

function makes({ popular_makes: popular }: Site): Link[] {
  return popular.length < 2 ? [] : popular.map((make) => ({ label: make, href: makePath(make) }));
}

/** A menu has no pictures. */
const linkOf = ({ label, href }: Link): Link => ({ label, href });

const AGES = [
  ['new', 'New'],
  ['demo', 'Demo'],
  ['used', 'Used'],
] as const;

const ALL_OF = { popular_makes: 'All stock', brands: 'All brands', models: 'All models' } as const;

/** Conditions of menu entries that no flag holds. */
const facts: Readonly<Record<string, (site: Site) => boolean>> = {
  offers_count: (site) => site.offers_count > 0,
  has_new: (site) => site.car_types.includes('new'),
  has_demo: (site) => site.car_types.includes('demo'),
  has_used: (site) => site.car_types.includes('used'),
  has_new_models: (site) => site.new_model_count > 0,
  has_brands: (site) => site.brand_count > 1,
  has_one_brand: (site) => site.brand_count === 1 && site.new_model_count > 0,
  has_service: (site) => site.location_types.includes('service'),
  has_parts: (site) => site.location_types.includes('parts'),
};

function isShown(when: string | readonly string[] | undefined, name: string, site: Site): boolean {
  return [when ?? []].flat().every((condition) => facts[condition]?.(site) ?? isOn(condition, name, site));
}
