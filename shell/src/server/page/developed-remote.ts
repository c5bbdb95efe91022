import type { Override } from '../request/visitor/override';
import type { PagePlan } from './page-plan';

/** What `npm run dev -- … --shell` serves a build's entry as. */
const ENTRY = '/remoteEntry.js';

/**
 * A page's plan with one remote from the machine of whoever works on it: the browser loads it there, with its styles, and
 * nothing of it is run or preloaded here. Its addresses and places are those of the version that it stands in for.
 */
export function withOverride(plan: PagePlan, override: Override | null): PagePlan {
  const found = plan.remotes.find(({ name }) => name === override?.remote);
  if (!override || !found) return plan;
  const developed: (typeof plan.remotes)[number] = {
    ...found,
    entry: { href: override.origin + ENTRY, integrity: undefined },
    // Neither the version before it nor the stable one hides what fails.
    previous: null,
    routes: found.routes.map((route) => ({ ...route, css: [] })),
    widgets: found.widgets.map((widget) => ({ ...widget, css: [] })),
  };
  const { matched } = plan;
  const route = developed.routes.find(({ id }) => id === matched?.route.id);
  return {
    ...plan,
    remotes: plan.remotes.map((remote) => (remote === found ? developed : remote)),
    matched: matched?.remote === found && route ? { remote: developed, route } : matched,
  };
}
