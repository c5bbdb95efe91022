import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { within } from '@shared-kit/domain/async/within';
import type { PageModule, WidgetModule } from '@shared-kit/runtime/remote-module';
import type { Logger } from 'pino';
import type { ResolvedWidget } from '../../app/page-payload';
import { layoutSlots } from '../../app/slot-names';
import type { PagePlan } from '../page/page-plan';
import { named } from './named-module';
import type { Resolved } from './release-set';
import type { ArtifactSource, VersionOfRemote } from './artifact-loader';
import type { ReportFault } from './remote-fault';

/** How long a request waits for a remote's modules, in milliseconds. */
const LOAD_BUDGET_MS = 500;

export type LoadedModules = {
  page: PageModule | null;
  /** By `{remote}/{widget}`; a widget that could not be loaded is missing. */
  widgets: Map<string, WidgetModule>;
  /** Versions that failed although the ladder has another step: plan again without them. */
  stepDown: VersionOfRemote[];
};

type Wanted = { resolved: Resolved; ids: Set<string> };

/** Loads what a page needs, all remotes in parallel, each within the budget; a failure is tried once more. */
export async function loadPageModules(
  plan: PagePlan,
  resolved: readonly Resolved[],
  artifacts: ArtifactSource,
  log: Logger,
  report: ReportFault,
): Promise<LoadedModules> {
  const loaded: LoadedModules = { page: null, widgets: new Map(), stepDown: [] };
  await Promise.all(
    wantedModules(plan, resolved).map(async ({ resolved: { name, ladder }, ids }) => {
      const current = ladder[0]?.version;
      if (!current) return;
      for (const { id, module, error } of await loadAll(artifacts, current, ids)) {
        if (module) {
          keep(loaded, plan, name, id, named(module, name, id));
          continue;
        }
        const { version } = current.published;
        report({ kind: 'load', remote: name, version });
        log.error({ err: error, remote: name, version, module: id }, 'A remote cannot be loaded');
        if (ladder.length > 1) loaded.stepDown.push(current);
      }
    }),
  );
  return loaded;
}

function wantedModules(plan: PagePlan, resolved: readonly Resolved[]): Wanted[] {
  // The scripts of a page of text may never come: what else the browser alone would show there is drawn too.
  const isDrawn = ({ load }: ResolvedWidget) => load !== 'client' || plan.isText;
  const slots = new Set<string>([...plan.slots, ...layoutSlots]);
  return plan.remotes.flatMap((remote) => {
    const ids = new Set(
      remote.widgets.filter((widget) => isDrawn(widget) && slots.has(widget.slot)).map(({ id }) => id),
    );
    if (plan.matched?.remote === remote) ids.add(plan.matched.route.module);
    const known = resolved.find(({ name }) => name === remote.name);
    return known && ids.size > 0 ? [{ resolved: known, ids }] : [];
  });
}

type Outcome = { id: string; module?: PageModule & WidgetModule; error?: unknown };

function loadAll(artifacts: ArtifactSource, version: VersionOfRemote, ids: ReadonlySet<string>): Promise<Outcome[]> {
  return Promise.all(
    [...ids].map(async (id): Promise<Outcome> => {
      try {
        return {
          id,
          module: await within(
            LOAD_BUDGET_MS,
            twice(async () => withComponent(await artifacts.module(version, id), id)),
            tooLate,
          ),
        };
      } catch (error) {
        return { id, error };
      }
    }),
  );
}

function tooLate(): never {
  throw new Error(`Not loaded within ${LOAD_BUDGET_MS} ms`);
}

/** A module that threw when it was first loaded is an empty one the next time: without this its page would be missing unsaid. */
function withComponent(module: PageModule & WidgetModule, id: string): PageModule & WidgetModule {
  if ((module.Component as unknown) === undefined) throw new Error(`${id} exports no Component`);
  return module;
}

/** @throws what the first try threw: the second may say less. */
async function twice<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch (first) {
    return load().catch(() => {
      throw first;
    });
  }
}

function keep(
  loaded: LoadedModules,
  { matched }: PagePlan,
  name: RemoteName,
  id: string,
  module: PageModule & WidgetModule,
): void {
  if (matched?.remote.name === name && matched.route.module === id) loaded.page = module;
  else loaded.widgets.set(`${name}/${id}`, module);
}
