import { remoteNameSchema } from '@shared-kit/contracts/release/remote.contract';
import { dateFormat } from '@shared-kit/domain/time/date-format';
import type { RemoteManifest, RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { listFilters, rangeFilters } from '@shared-kit/contracts/search/search.contract';
import { siteConfigSchema } from '@shared-kit/contracts/site/site-config.contract';
import type { SiteConfig } from '@shared-kit/contracts/site/site-config.contract';
import { findContrastFaults } from '@shared-kit/domain/theme/theme-contrast';
import { fixedScopeNames, scopePath } from '@shared-kit/domain/search/search-path';
import { checkButtons, checkFinanceProvider, nameButtons } from './check-site-buttons';
import { checkLegalFacts } from './check-site-legal';
import { checkMoves } from './check-site-moves';
import { checkPageParts } from './check-page-parts';
import type { GroupPlace } from './check-page-parts';
import { checkPages, checkPosts } from './check-site-pages';
import { takenAddresses } from './named-addresses';
import { toFaults } from '../../../site-config/site-config-fault';
import type { SiteConfigFault } from '../../../site-config/site-config-fault';
import { readRemotePart } from '../remote-part-schema';
import { checkTimes } from './check-site-times';
import { addressesOf, findDeadLinks, routesOf } from './site-addresses';
import { findUnknownKeys } from '../../../site-config/unknown-keys';
import { toSlug } from '@shared-kit/domain/text/to-slug';
import { showsDealership } from '../../stock/stock-rules.service';

/** Contracts of the remotes that a configuration is to fit. */
export type Manifests = ReadonlyMap<RemoteName, Pick<RemoteManifest, 'config' | 'routes' | 'moves'>>;

/** What the rest of the platform says about a site: who has which host, what its group owns. */
export type SiteSurroundings = {
  manifests: Manifests;
  /** Accept a part whose remote was never published: a first start seeds before it builds. */
  allowUnpublished?: boolean;
  /** Host -> slug of the other site that has it. */
  hostsOfOthers: Pick<ReadonlyMap<string, string>, 'get'>;
  groups: ReadonlySet<string>;
  /** Slugs of the dealerships of the site's group; undefined when nobody asked. */
  dealerships?: ReadonlySet<string>;
  /** Those of them that say nowhere where their leads go. */
  withoutMailbox?: ReadonlySet<string>;
  /** Places of the site's group; undefined when nobody asked. */
  places?: readonly GroupPlace[];
  /** Makes the site's group has had in stock. */
  makes?: ReadonlySet<string>;
};

const FIXED_RESULTS = new Set<string>(fixedScopeNames);
const filterNames = new Set<string>([...listFilters, ...rangeFilters]);

/** What remotes have a say in. */
type CandidateSet = Pick<SiteSurroundings, 'manifests' | 'allowUnpublished'>;
type Facts = Omit<SiteSurroundings, keyof CandidateSet>;

/** Whose pages the buttons of a site lead to: with one of them unpublished nobody can say which are dead. */
const BUTTON_OWNERS = ['mfe-leads', 'mfe-finance'] as const;

/** Whose pages the menus and pages of sites lead to: the same of every other link. */
const LINK_OWNERS = [...BUTTON_OWNERS, 'mfe-search', 'mfe-vehicle', 'mfe-locations', 'mfe-account'] as const;

/** Everything wrong with a site file, or its parsed shell part. `given` is as written, without defaults. */
export function checkSiteConfig(
  given: unknown,
  around: SiteSurroundings,
): { faults: SiteConfigFault[]; config?: SiteConfig } {
  return siteCheck(given, around)(around);
}

/**
 * The same for several sets of manifests: what no remote has a say in is looked at once.
 *
 * @returns what is wrong with each set that it is called with.
 */
export function siteCheck(given: unknown, facts: Facts) {
  const { remotes = {}, ...shellPart } = (typeof given === 'object' && given !== null ? given : {}) as Record<
    string,
    unknown
  >;
  const parsed = siteConfigSchema.safeParse(shellPart);
  if (!parsed.success) {
    const named = nameButtons(shellPart);
    const said = toFaults(parsed.error).filter(({ path }) => !named.some((fault) => fault.path === path));
    const standing = [...said, ...named, ...misspelt(shellPart)];
    return (set: CandidateSet) => ({ faults: [...standing, ...checkRemoteParts(remotes, set)] });
  }
  const config = parsed.data;
  const standing = [
    ...findUnknownKeys(shellPart, config),
    ...checkLegalFacts(config),
    ...checkTimes({ pages: config.pages, announcement: config.announcement, remotes }, new Date()),
    ...checkTheme(config),
    ...checkHosts(config, facts),
    ...checkPageParts(config, facts.places),
    ...checkPosts(config),
    ...checkReferences(config, facts),
    ...checkMailboxes(config, facts),
    ...checkFinanceProvider(config),
    ...checkResultsPaths(config, facts),
  ];
  return (set: CandidateSet) => {
    const routes = routesOf(config, remotes, set);
    const addresses = addressesOf(config, set, routes, facts.places);
    const isThere = (name: RemoteName) => set.manifests.has(name);
    const areLinksKnown = LINK_OWNERS.every(isThere);
    const faults = [
      ...standing,
      ...checkPages(config, { routes, moves: addresses.moves }, takenAddresses(addresses.named, facts.makes)),
      ...checkMoves(config, addresses, areLinksKnown),
      ...(BUTTON_OWNERS.every(isThere) ? checkButtons(config, new Set(routes.keys())) : []),
      ...(areLinksKnown ? findDeadLinks(config, remotes, set, addresses) : []),
      ...checkRemoteParts(remotes, set),
    ];
    return { faults, config };
  };
}

/** Of a part that could not be parsed only the outermost keys can be judged. */
function misspelt(shellPart: object): SiteConfigFault[] {
  return Object.keys(shellPart).flatMap((key) =>
    key in siteConfigSchema.shape ? [] : [{ path: key, message: 'unknown key' }],
  );
}

function checkRemoteParts(remotes: unknown, { manifests, allowUnpublished }: CandidateSet): SiteConfigFault[] {
  if (typeof remotes !== 'object' || remotes === null)
    return [{ path: 'remotes', message: 'the parts of the remotes by name' }];
  // A remote that a site says nothing of is configured by its defaults: it must have them all.
  const unsaid = [...manifests.keys()].filter((name) => !(name in remotes)).map((name) => [name, {}] as const);
  return [...Object.entries(remotes), ...unsaid].flatMap(([name, part]: readonly [string, unknown]) => {
    const remote = remoteNameSchema.safeParse(name);
    if (!remote.success) return [{ path: `remotes.${name}`, message: 'no such remote' }];
    const manifest = manifests.get(remote.data);
    if (!manifest)
      return allowUnpublished
        ? []
        : [{ path: `remotes.${name}`, message: 'no version of it is published to check this part against' }];
    const result = readRemotePart(manifest.config, part);
    return result.success ? [] : toFaults(result.error, ['remotes', name]);
  });
}

function checkTheme({ theme }: SiteConfig): SiteConfigFault[] {
  return findContrastFaults(theme).map(({ role, on, ratio, required }) => ({
    path: `theme.${role}`,
    // Rounded down, so that 4.499 is not said to be 4.5.
    message: `contrast with ${on} is ${(Math.floor(ratio * 100) / 100).toFixed(2)}, at least ${required} is needed`,
  }));
}

function checkHosts({ hosts }: SiteConfig, { hostsOfOthers }: Facts): SiteConfigFault[] {
  return hosts.flatMap((host, index) => {
    const owner = hostsOfOthers.get(host);
    if (owner) return [{ path: `hosts.${index}`, message: `${host} is a host of ${owner}` }];
    return hosts.indexOf(host) < index ? [{ path: `hosts.${index}`, message: `${host} is listed twice` }] : [];
  });
}

function checkReferences(config: SiteConfig, { groups, dealerships }: Facts): SiteConfigFault[] {
  const faults: SiteConfigFault[] = [];
  const { dealership_group: group, base_filter: filter, search_filters: filters, time_zone: zone } = config;
  if (!groups.has(group)) faults.push({ path: 'dealership_group', message: `there is no group ${group}` });
  filter.dealership_slug.forEach((slug, index) => {
    if (dealerships && !dealerships.has(slug))
      faults.push({ path: `base_filter.dealership_slug.${index}`, message: `${group} has no dealership ${slug}` });
  });
  filters.forEach((name, index) => {
    if (!filterNames.has(name)) faults.push({ path: `search_filters.${index}`, message: `there is no filter ${name}` });
  });
  if (!isTimeZone(zone)) faults.push({ path: 'time_zone', message: 'a time zone, like Australia/Brisbane' });
  return faults;
}

/** Nothing goes to the site's mailbox unless it says so: a dealership needs one of its own. */
function checkMailboxes({ base_filter: filter, flags }: SiteConfig, around: Facts): SiteConfigFault[] {
  if (flags.leads_to_site_mailbox) return [];
  return [...(around.withoutMailbox ?? [])]
    .filter((slug) => showsDealership(filter, slug))
    .map((slug) => ({
      path: 'flags.leads_to_site_mailbox',
      message: `the dealership ${slug} has no lead_email: give it one, or let its leads go to the site's mailbox`,
    }));
}

/** Fixed names, dealerships and makes share one place in a results path; what each means is to be certain. */
function checkResultsPaths(config: SiteConfig, { dealerships, makes }: Facts): SiteConfigFault[] {
  const shown = [...(dealerships ?? [])].filter((slug) => showsDealership(config.base_filter, slug));
  const named = new Map([...(makes ?? []), ...config.base_filter.make].map((make) => [toSlug(make), make]));
  const fault = (message: string) => ({ path: 'base_filter.dealership_slug', message });
  return shown.flatMap((slug) => {
    const make = named.get(slug);
    if (FIXED_RESULTS.has(slug))
      return [fault(`${scopePath(slug)} is a fixed results page, not the dealership ${slug}`)];
    return make === undefined ? [] : [fault(`${scopePath(slug)} is both the dealership ${slug} and the make ${make}`)];
  });
}

function isTimeZone(name: string): boolean {
  try {
    return dateFormat('en-AU', { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}
