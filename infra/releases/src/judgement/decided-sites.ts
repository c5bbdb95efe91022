import type { RemoteRelease, Rollout } from '@shared-kit/contracts/release/release.contract';
import { rolloutOf } from '@shared-kit/domain/release/resolve-release';
import type { SiteSet } from './weigh';
import type { ReleaseState } from '../registry/log/fold-releases';

export const NO_SITES: SiteSet = { isNamed: true, slugs: [] };

/**
 * The sites on which a rollout decides by chance. One that is pinned, or that another rollout decides on, has its version for
 * another reason.
 */
export function sitesDecidedBy(release: ReleaseState, rollout: Rollout): SiteSet {
  const { stable, pins, rollouts } = release;
  if (stable === null) return NO_SITES;
  const resolved: RemoteRelease = { ...release, stable };
  const decides = (site: string) => pins[site] === undefined && rolloutOf(resolved, site)?.id === rollout.id;
  if (rollout.sites.length > 0) return { isNamed: true, slugs: rollout.sites.filter(decides).toSorted() };
  // One for all decides wherever nothing is said of a site by its name.
  const named = [...new Set([...Object.keys(pins), ...rollouts.flatMap(({ sites }) => sites)])];
  if (!decides('')) return NO_SITES;
  return { isNamed: false, slugs: named.filter((site) => !decides(site)).toSorted() };
}
