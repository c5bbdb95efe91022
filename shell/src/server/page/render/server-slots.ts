import type { SlotName } from '@shared-kit/contracts/release/slots.contract';
import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import type { RenderedQueries } from '@shared-kit/runtime/request-scope';
import { settle } from '@shared-kit/runtime/slot';
import type { SlotFill, WidgetHandle } from '@shared-kit/runtime/slot';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import type { ResolvedRemote, ResolvedWidget } from '../../../app/page-payload';
import { groupBySlot, slotFallbacks } from '../../../app/slot-fill';
import { throwing } from './bounded-prefetch';
import { LateNote } from './late-note';

const never = new Promise<WidgetModule>(() => {});

/** Told what a widget threw when it was to ask for its data: a bug of the remote. */
type OnThrow = (remote: string, error: unknown) => void;

export type ServerSlots = { fill: SlotFill; widgets: WidgetModule[]; degraded: string[] };

/** A place of a page whose props are known before it is rendered. */
type Placed = { name: string; props: object };

/** Places of forms: late, they would stand behind the page for who has no scripts, and the stand-in in their place. */
const formSlots: ReadonlySet<string> = new Set<SlotName>(['content.form', 'vehicle.enquiry']);

/**
 * How the server treats a widget: what a page is about, a form or what a content page shows of its site, is waited for like
 * what the first screen needs (`BLOCK_BUDGET_MS`), however the browser loads it.
 */
function waitedFor(load: ResolvedWidget['load'], isOwn: boolean): ResolvedWidget['load'] {
  return isOwn && load === 'lazy' ? 'block' : load;
}

type Filling = {
  /** The page's path and query. */
  here: string;
  rendered: RenderedQueries;
  onThrow: OnThrow;
  placed?: readonly Placed[] | undefined;
};

/**
 * The server's half of the slots: widgets whose module is there are rendered, the others leave a placeholder.
 *
 * @param here path and query of the page.
 * @param placed what the page hands to its slots: what a widget asks for beforehand may depend on it.
 */
export function fillOnServer(
  slots: readonly string[],
  remotes: readonly ResolvedRemote[],
  modules: ReadonlyMap<string, WidgetModule>,
  { here, rendered, onThrow, placed = [] }: Filling,
): ServerSlots {
  const late = createElement(LateNote, { here });
  const wanted = remotes.flatMap((remote) =>
    remote.widgets
      .filter(({ slot }) => slots.includes(slot))
      .map((widget) => {
        const key = `${remote.name}/${widget.id}`;
        const module = modules.get(key);
        const told = placed.flatMap(({ name, props }) => (name === widget.slot ? [props] : []));
        const threw = (error: unknown) => onThrow(remote.name, error);
        const tracked = module && trackPrefetch(key, module, rendered, { told, threw });
        const isOwn = told.length > 0 || formSlots.has(widget.slot);
        return {
          widget,
          handle: makeHandle(remote, { ...widget, load: waitedFor(widget.load, isOwn) }, tracked, late),
        };
      }),
  );
  const handles = wanted.map(({ widget: { slot, order }, handle }) => ({ slot, order, handle }));
  return {
    fill: { widgets: groupBySlot(handles), fallbacks: slotFallbacks },
    widgets: wanted.flatMap(({ handle }) => handle.current ?? []),
    degraded: handles.filter(({ handle }) => handle.degraded).map(({ handle }) => handle.key),
  };
}

function makeHandle(
  remote: ResolvedRemote,
  widget: ResolvedWidget,
  module: WidgetModule | undefined,
  late: ReactNode,
): WidgetHandle {
  return {
    key: `${remote.name}/${widget.id}`,
    remote: remote.name,
    version: remote.version,
    mode: widget.load,
    reserve: widget.reserve,
    css: widget.css,
    degraded: widget.load !== 'client' && !module,
    promise: module ? settle(Promise.resolve(module), module) : never,
    // Only where the browser keeps what the server rendered until the widget is there: elsewhere it hydrates the place itself.
    ...(module && widget.load !== 'client' && { late }),
    ...(module && { current: module }),
    activate() {},
    load: () => Promise.reject(new Error('Widgets are loaded by the browser')),
  };
}

/**
 * The module, with its prefetch told what its places hand to it, and kept in `underWay` until it is through: components
 * rendered meanwhile wait for it.
 */
function trackPrefetch(
  key: string,
  module: WidgetModule,
  { underWay }: RenderedQueries,
  { told, threw }: { told: readonly object[]; threw: (error: unknown) => void },
): WidgetModule {
  const { prefetch } = module;
  if (!prefetch) return module;
  return {
    ...module,
    prefetch(context) {
      const ask = (asked: typeof context) => prefetch({ ...asked, placed: told as readonly never[] });
      const prefetched = throwing(ask, context, threw);
      const through = () => void underWay.delete(key);
      underWay.set(key, prefetched.then(through, through));
      return prefetched;
    },
  };
}
