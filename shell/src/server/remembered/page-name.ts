import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { shopperStateIn } from '@shared-kit/domain/place/shopper-state';
import type { PageJob } from '../page/page-renderer';
import { planPage } from '../page/page-plan';
import type { ChosenRemote, ReleaseSet } from '../release/release-set';
import { configuredSite, stateOfSite } from '../site/configured-site';
import { lastMoment } from '../site/moments';
import type { PageName } from './page-cache';

/** What decides a page that is nobody's own. What the site begins or ends at a moment is not seen a minute later (S4-51). */
export function pageName(
  { url, dismissed, putAway, chosen, shopper }: PageJob,
  site: Site,
  stockRevision: string,
  nowMs = Date.now(),
): PageName {
  return {
    key: `${url} ${dismissed} ${putAway} ${shopperStateIn(shopper.cookie) ?? ''} ${chosen.map(nameOf).join(' ')}`,
    state: `${stateOfSite(site)} ${lastMoment(site, nowMs)} ${stockRevision}`,
  };
}

function nameOf({ name, versions, loadOverrides }: ChosenRemote): string {
  const ladder = versions.map((version) => version?.published.version ?? '').join();
  const overrides = Object.entries(loadOverrides).map((override) => override.join('='));
  return [`${name}@${ladder}`, ...overrides].join();
}

/** Whether an address shows everybody the same: of a remote's page that is what its route says. */
export function isForAll(url: string, site: Site, { resolved }: Pick<ReleaseSet, 'resolved'>): boolean {
  const { pathname, origin } = new URL(url);
  const manifests = resolved.flatMap(({ ladder: [best] }) => best?.manifest ?? []);
  const { matched, contentPath, isHome } = planPage(pathname, resolved, configuredSite(site, manifests), origin);
  if (!matched) return isHome || contentPath !== null;
  return matched.route.cache === 'public' && matched.route.gate === 'none';
}
