import type { AutomationDeps } from '../src/automation/automation';
import type { aContext } from './a-context';

/** What automation works with over a context: sites in one time zone, which all fit. */
export function automationDeps(
  context: ReturnType<typeof aContext>,
  facts: Partial<AutomationDeps> = {},
): AutomationDeps {
  return {
    ...{ releaseLog: context.releaseLog, plans: context.plans(), evidence: context.evidence() },
    log: { info: () => undefined, error: () => undefined },
    sitesOf: async () => [],
    timeZones: async () => () => ['Australia/Brisbane'],
    assertSitesFit: async () => undefined,
    ...facts,
  };
}
