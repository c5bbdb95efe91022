import type { LoadMode } from '@shared-kit/contracts/release/remote.contract';
import type { SlotName, SlotProps } from '@shared-kit/contracts/release/slots.contract';
import { whenIdle } from '@shared-kit/domain/async/when-idle';
import {
  createContext,
  memo,
  startTransition,
  Suspense,
  use,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ComponentType, ReactNode, RefObject } from 'react';
import { useLocation } from 'react-router';
import { noteFailure } from './failure-notes';
import { whenUsed } from './first-use';
import { RemoteOriginContext } from './remote-origin';
import type { RemoteOrigin } from './remote-origin';
import type { WidgetModule } from './remote-module';
import { KeptHtml, RetryBoundary } from './retry-boundary';
import { QueryFailed } from './use-suspense-query';

type Props = Readonly<Record<string, unknown>>;

/** One widget in one slot of one page. The shell makes it, differently on the server and in the browser. */
export type WidgetHandle = {
  /** `{remote}/{widget}`. */
  key: string;
  remote: string;
  version: string;
  mode: LoadMode;
  reserve: 's' | 'm' | 'l';
  /** On the server: what is said in the place of a widget that is late or has failed. */
  late?: ReactNode;
  css: readonly { href: string; integrity: string | undefined }[];
  /** Pending: suspend, the server's HTML stays. Settled by `settle`: `use` is synchronous. */
  promise: Promise<WidgetModule>;
  current?: WidgetModule;
  /** The server had no module: both sides render the placeholder first. */
  degraded?: boolean;
  /** Starts loading now; later calls do nothing. */
  activate: () => void;
  load: () => Promise<WidgetModule>;
  attach?: (element: HTMLElement) => void | (() => void);
  /** What stands there takes clicks by itself from now on: the widget, or what is rendered in its stead. */
  hydrated?: () => void;
};

/** What a page's slots hold, and what stands in for a slot that holds nothing or fails. */
export type SlotFill = {
  widgets: ReadonlyMap<string, readonly WidgetHandle[]>;
  fallbacks: Readonly<Record<string, ComponentType<never>>>;
};

export const SlotContext = createContext<SlotFill>({ widgets: new Map(), fallbacks: {} });

/** Marks a promise as settled in the way React's `use` reads without suspending. */
export function settle<Value>(promise: Promise<Value>, value: Value): Promise<Value> {
  return Object.assign(promise, { status: 'fulfilled', value });
}

function equal(a: Props, b: Props): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.is(a[key], b[key]));
}

/** A place that other remotes fill. `props` are flat and serialisable. */
export function Slot<Name extends SlotName>({ name, props }: { name: Name; props: SlotProps[Name] }) {
  const { widgets, fallbacks } = useContext(SlotContext);
  const list = widgets.get(name) ?? [];
  const Fallback = fallbacks[name] as ComponentType<Props> | undefined;
  if (list.length === 0 && Fallback) return <Fallback {...props} />;
  return list.map((handle) => <Deferred key={handle.key} handle={handle} props={props as Props} fallback={Fallback} />);
}

type WidgetProps = { handle: WidgetHandle; props: Props; fallback: ComponentType<Props> | undefined };
const same = (a: WidgetProps, b: WidgetProps) => a.handle === b.handle && equal(a.props, b.props);

// An urgent update that reaches a dehydrated boundary makes React drop its HTML; a deferred one waits for the module.
const Deferred = memo(function Deferred({ handle, props, fallback }: WidgetProps) {
  return <Widget handle={handle} props={useDeferredValue(props)} fallback={fallback} />;
}, same);

const Widget = memo(function Widget({ handle, props, fallback: Fallback }: WidgetProps) {
  const element = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const [first] = useState({ props, key });
  // An update needs the widget: never leave it dehydrated.
  if (first.props !== props || first.key !== key) handle.activate();
  useEffect(() => (element.current ? handle.attach?.(element.current) : undefined), [handle]);

  const reserved = Fallback ? <Fallback {...props} /> : <div data-reserve={handle.reserve}>{handle.late}</div>;
  const css = handle.css.map(({ href, integrity }) => (
    <link key={href} rel="stylesheet" href={href} precedence="remote" crossOrigin="anonymous" integrity={integrity} />
  ));
  const content = (
    <>
      {css}
      <Suspense fallback={reserved}>
        <Content handle={handle} props={props} />
      </Suspense>
    </>
  );
  return (
    <div ref={element} data-widget={handle.key} data-version={handle.version}>
      <WidgetBoundary handle={handle} fallback={Fallback} props={props} place={element}>
        <RemoteOriginContext value={origin(handle)}>
          {handle.mode === 'client' || handle.degraded ? (
            <ClientOnly handle={handle} props={props} css={css} reserved={reserved} fallback={Fallback} />
          ) : (
            content
          )}
        </RemoteOriginContext>
      </WidgetBoundary>
    </div>
  );
}, same);

const origins = new WeakMap<WidgetHandle, RemoteOrigin>();
function origin(handle: WidgetHandle): RemoteOrigin {
  const known = origins.get(handle) ?? { name: handle.remote, version: handle.version, widget: handle.key };
  origins.set(handle, known);
  return known;
}

function Content({ handle, props }: { handle: WidgetHandle; props: Props }) {
  const { Component } = use(handle.promise) as { Component: ComponentType<Props> };
  return (
    <>
      <Component {...props} />
      <Arrived handle={handle} />
    </>
  );
}

type ClientOnlyProps = WidgetProps & { css: ReactNode; reserved: ReactNode };

function ClientOnly({ handle, props, css, reserved, fallback }: ClientOnlyProps) {
  const [module, setModule] = useState(handle.current);
  const [failed, setFailed] = useState(false);
  const load = useCallback(
    () =>
      handle.load().then(
        (loaded) => startTransition(() => setModule(loaded)),
        () => setFailed(true),
      ),
    [handle],
  );
  useEffect(() => {
    let cancel = () => {};
    const wait = () => (cancel = whenIdle(() => void load(), handle.degraded ? AT_ONCE_MS : IDLE_BUDGET_MS));
    const leave = handle.degraded ? void wait() : whenUsed(wait);
    return () => {
      leave?.();
      cancel();
    };
  }, [handle, load]);

  function retry() {
    setFailed(false);
    void load();
  }
  if (failed) return <Failed fallback={fallback} props={props} onRetry={retry} />;
  if (!module) return reserved;
  const Component = module.Component as ComponentType<Props>;
  return (
    <>
      {css}
      <Suspense fallback={reserved}>
        <Component {...props} />
        <Arrived handle={handle} />
      </Suspense>
    </>
  );
}

/** Says that the widget is rendered, before another key is pressed: what was typed into what stood there can be done again. */
function Arrived({ handle }: { handle: WidgetHandle }) {
  useLayoutEffect(() => handle.hydrated?.(), [handle]);
  return null;
}

/** Longest wait for the browser to be idle, in milliseconds; for a widget that the server should have rendered none. */
const IDLE_BUDGET_MS = 4000;
const AT_ONCE_MS = 1;

type FailedProps = { fallback: ComponentType<Props> | undefined; props: Props; onRetry: () => void };

function Failed({ fallback: Fallback, props, onRetry }: FailedProps) {
  if (Fallback) return <Fallback {...props} />;
  return (
    <p role="status" data-widget-failed="">
      This part is not available right now.{' '}
      <button type="button" onClick={onRetry}>
        Retry
      </button>
    </p>
  );
}

type BoundaryProps = {
  handle: WidgetHandle;
  fallback: ComponentType<Props> | undefined;
  props: Props;
  place: RefObject<HTMLElement | null>;
  children: ReactNode;
};

class WidgetBoundary extends RetryBoundary<BoundaryProps> {
  override componentDidCatch(error: unknown) {
    const { key, remote, version } = this.props.handle;
    console.warn(`Widget ${key}@${version} failed`, error);
    if (!(error instanceof QueryFailed)) noteFailure('render', remote);
    this.props.handle.hydrated?.();
  }

  override render() {
    const { children, fallback, handle, props, place } = this.props;
    const { failed, error } = this.state;
    if (!failed) return children;
    const standIn = <Failed fallback={fallback} props={props} onRetry={() => void this.retry()} />;
    if (handle.mode === 'client' || handle.degraded || error instanceof QueryFailed) return standIn;
    return <KeptHtml within={place.current} selector={`[data-widget="${handle.key}"]`} fallback={standIn} />;
  }
}
