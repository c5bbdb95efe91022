import type { RingRule } from '@shared-kit/contracts/operator/release-planning.contract';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { SLUG } from '@shared-kit/contracts/site/slug.contract';
import { z } from 'zod';
import { ReleaseRefusal } from '../registry/log/release-refusal';

/** As a person types it: it stands in commands and in what `explain` says. */
export const ringNameSchema = z.string().max(40).regex(SLUG, 'small letters and digits, words joined by "-"');

/** What a ring's rule asks of a site. */
export type RingSite = {
  slug: string;
  group: string;
  /** Two or three letters, in small ones. */
  state: string;
  /** Names of those that are switched on. */
  flags: readonly string[];
  /** Like `Australia/Brisbane`. */
  timeZone: string;
};

export function ringSiteOf(site: Site): RingSite {
  const { slug, dealership_group: group, default_state: state, time_zone: timeZone, flags } = site;
  const on = Object.entries(flags).flatMap(([name, value]) => (value === true ? name : []));
  return { slug, group, state, flags: on, timeZone };
}

const fits: { [By in RingRule['by']]: (rule: Extract<RingRule, { by: By }>, site: RingSite) => boolean } = {
  sites: ({ sites }, { slug }) => sites.includes(slug),
  group: ({ group }, site) => site.group.toLowerCase() === group.toLowerCase(),
  state: ({ state }, site) => site.state.toLowerCase() === state.toLowerCase(),
  flag: ({ flag }, { flags }) => flags.includes(flag),
};

export function isOfRing(rule: RingRule, site: RingSite): boolean {
  return (fits[rule.by] as (rule: RingRule, site: RingSite) => boolean)(rule, site);
}

/**
 * The slugs of a ring's sites as they are now, in the order of the alphabet.
 *
 * @throws ReleaseRefusal where no site fits: a version rolled out to no site would count as one for all of them.
 */
export function sitesOfRing(name: string, rule: RingRule, sites: readonly RingSite[]): string[] {
  const slugs = sites.filter((site) => isOfRing(rule, site)).map(({ slug }) => slug);
  if (slugs.length === 0)
    throw new ReleaseRefusal(`Ring ${name} is ${describeRule(rule)}: there is no such site`, 'rule');
  return slugs.toSorted();
}

/** "the sites harbor, northshore", "the sites in qld". */
export function describeRule(rule: RingRule): string {
  switch (rule.by) {
    case 'sites':
      return `the sites ${rule.sites.join(', ')}`;
    case 'group':
      return `the sites of ${rule.group}`;
    case 'state':
      return `the sites in ${rule.state}`;
    case 'flag':
      return `the sites with ${rule.flag}`;
  }
}
