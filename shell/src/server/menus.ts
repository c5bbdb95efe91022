import type { RemoteManifest } from '@shared-kit/contracts/remote.contract';
import type { MenuItem, Site } from '@shared-kit/contracts/site-config.contract';
import { makePath } from '@shared-kit/domain/search-path';
import type { Menus } from '../app/page-payload';
import { isOn } from './page-plan';

/** Opens the question again (client/measuring.ts); without JavaScript nothing is measured, and it leads to the policy. */
const MEASURING_CHOICE = { label: 'Measuring choices', href: '/privacy-policy#measuring' };

/** The site's own header, or the entries its remotes offer; the footer always joins both. */
export function menusOf(site: Site, manifests: readonly RemoteManifest[]): Menus {
  const offered = manifests
    .flatMap(({ name, menus }) => menus.filter(({ when }) => isShown(when, name, site)))
    .toSorted((a, b) => a.order - b.order);
  const header = site.header_menu.length > 0 ? site.header_menu : offered.filter(({ menu }) => menu === 'header');
  const groups = new Map<string, { label: string; href: string }[]>();
  for (const { menu, group, label, href } of offered) {
    if (menu === 'footer') groups.set(group, [...(groups.get(group) ?? []), { label, href }]);
  }
  if (site.pages.length > 0)
    groups.set(
      site.name,
      site.pages.map(({ title, path }) => ({ label: title, href: path })),
    );
  if (site.flags.ask_before_measuring) groups.set(site.name, [...(groups.get(site.name) ?? []), MEASURING_CHOICE]);
  return {
    header: header.map((item) => filled(item, site)),
    footer: [...groups].map(([group, links]) => ({ group, links })),
  };
}

/** An entry with the makes of the site's stock below it; one or none is no choice, and the entry a plain link. */
function filled({ label, href, fill }: Pick<MenuItem, 'label' | 'href' | 'fill'>, { popular_makes: makes }: Site) {
  if (fill === undefined || makes.length < 2) return { label, href };
  const children = makes.map((make) => ({ label: make, href: makePath(make) }));
  return { label, href, children: [{ label: 'All stock', href }, ...children] };
}

function isShown(when: string | undefined, name: string, site: Site): boolean {
  if (when === 'offers_count') return site.offers_count > 0;
  return isOn(when, name, site);
}
