import { sleep } from '@shared-kit/domain/async/sleep';
import { whenUsed } from '@shared-kit/runtime/first-use';
import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { settle } from '@shared-kit/runtime/slot';
import type { WidgetHandle } from '@shared-kit/runtime/slot';
import type { ResolvedRemote, ResolvedWidget } from '../../app/page-payload';
import type { FillSlots } from '../../app/routes';
import { groupBySlot, slotFallbacks } from '../../app/slot-fill';
import { becomePlain, dormant, replay, typedInto } from './replay';
import type { Replayable } from './replay';

type WidgetEnvironment = {
  remotes: readonly ResolvedRemote[];
  /** `{remote}/{widget}` the server could not render. */
  degraded: readonly string[];
  /** True until the first page is hydrating: only then is there HTML from the server to keep. */
  isBooting: () => boolean;
  load: (remote: ResolvedRemote, id: string) => Promise<WidgetModule>;
};

/** Longest wait between two tries to load a widget, in milliseconds. */
const MAX_WAIT_MS = 30_000;

/** How near to the viewport a lazy widget wakes up, once somebody uses the page. */
const NEAR = '200px';

/** The browser's half of the slots: what is loaded when. */
export function widgetsInBrowser(environment: WidgetEnvironment): FillSlots {
  return async (slots) => {
    const modules: WidgetModule[] = [];
    const wanted = environment.remotes.flatMap((remote) =>
      remote.widgets.filter(({ slot }) => slots.includes(slot)).map((widget) => ({ remote, widget })),
    );
    const handles = await Promise.all(
      wanted.map(async ({ remote, widget }) => {
        const handle = makeHandle(environment, remote, widget);
        if (widget.load === 'block' && !handle.degraded) await loadBlock(handle, environment, modules);
        return { slot: widget.slot, order: widget.order, handle };
      }),
    );
    return { widgets: modules, fill: { widgets: groupBySlot(handles), fallbacks: slotFallbacks } };
  };
}

async function loadBlock(handle: WidgetHandle, environment: WidgetEnvironment, modules: WidgetModule[]): Promise<void> {
  try {
    modules.push(await handle.load());
  } catch (error) {
    console.warn(`Widget ${handle.key} cannot be loaded`, error);
    // With the server's HTML on screen: keep it and keep trying. Otherwise the placeholder offers a retry.
    if (environment.isBooting()) handle.activate();
    else handle.degraded = true;
  }
}

function makeHandle(environment: WidgetEnvironment, remote: ResolvedRemote, widget: ResolvedWidget): WidgetHandle {
  const key = `${remote.name}/${widget.id}`;
  const life: Replayable & { started: boolean; watcher?: IntersectionObserver } = {
    started: false,
    alive: false,
    isPlain: false,
    recorded: [],
    activate: () => handle.activate(),
  };
  let ready: (module: WidgetModule) => void = () => {};

  const handle: WidgetHandle = {
    key,
    remote: remote.name,
    version: remote.version,
    mode: widget.load,
    reserve: widget.reserve,
    css: widget.css,
    degraded: environment.isBooting() && environment.degraded.includes(key),
    promise: new Promise((resolve) => (ready = resolve)),
    async load() {
      const module = await environment.load(remote, widget.id);
      handle.current = module;
      life.started = true;
      void settle(handle.promise, module);
      ready(module);
      return module;
    },
    activate() {
      if (life.started) return;
      life.started = true;
      life.watcher?.disconnect();
      void keepTrying(
        () => handle.load(),
        () => becomePlain(life),
      );
    },
    attach(element) {
      if (handle.mode === 'client' || handle.current) return;
      dormant.set(key, life);
      if (handle.degraded) {
        // What stands in works by itself and is replaced by itself: only what is typed into it is kept.
        life.started = true;
        life.isPlain = true;
        life.recorded = typedInto(element, key);
        return;
      }
      const watcher = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) handle.activate();
        },
        { rootMargin: NEAR },
      );
      life.watcher = watcher;
      const leave = whenUsed(() => watcher.observe(element));
      return () => {
        leave();
        watcher.disconnect();
        dormant.delete(key);
      };
    },
    hydrated() {
      life.alive = true;
      dormant.delete(key);
      void replay(life.recorded.splice(0));
    },
  };
  return handle;
}

/**
 * Loads until it works, waiting twice as long each time.
 *
 * @param failed called each time it did not.
 */
export async function keepTrying<Value>(load: () => Promise<Value>, failed?: () => void): Promise<Value> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load();
    } catch {
      failed?.();
      await sleep(Math.min(1000 * 2 ** attempt, MAX_WAIT_MS));
    }
  }
}
