import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { settle } from '@shared-kit/runtime/slot';
import type { SlotFill, WidgetHandle } from '@shared-kit/runtime/slot';
import type { ResolvedRemote, ResolvedWidget } from '../../app/page-payload';
import { groupBySlot, slotFallbacks } from '../../app/slot-fill';

const never = new Promise<WidgetModule>(() => {});

export type ServerSlots = { fill: SlotFill; widgets: WidgetModule[]; degraded: string[] };

/** The server's half of the slots: widgets whose module is there are rendered, the others leave a placeholder. */
export function fillOnServer(
  slots: readonly string[],
  remotes: readonly ResolvedRemote[],
  modules: ReadonlyMap<string, WidgetModule>,
): ServerSlots {
  const wanted = remotes.flatMap((remote) =>
    remote.widgets
      .filter(({ slot }) => slots.includes(slot))
      .map((widget) => ({ remote, widget, module: modules.get(`${remote.name}/${widget.id}`) })),
  );
  const handles = wanted.map(({ remote, widget, module }) => ({
    slot: widget.slot,
    order: widget.order,
    handle: makeHandle(remote, widget, module),
  }));
  return {
    fill: { widgets: groupBySlot(handles), fallbacks: slotFallbacks },
    widgets: wanted.flatMap(({ module }) => module ?? []),
    degraded: handles.filter(({ handle }) => handle.degraded).map(({ handle }) => handle.key),
  };
}

function makeHandle(remote: ResolvedRemote, widget: ResolvedWidget, module: WidgetModule | undefined): WidgetHandle {
  return {
    key: `${remote.name}/${widget.id}`,
    remote: remote.name,
    version: remote.version,
    mode: widget.load,
    reserve: widget.reserve,
    css: widget.css,
    degraded: widget.load !== 'client' && !module,
    promise: module ? settle(Promise.resolve(module), module) : never,
    ...(module && { current: module }),
    activate() {},
    load: () => Promise.reject(new Error('Widgets are loaded by the browser')),
  };
}
