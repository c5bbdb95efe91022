import { hydrate } from '@shared-kit/runtime/hydrate';
import type { HydrationPayload } from '@shared-kit/runtime/hydrate';
import type { RemoteApi } from '@shared-kit/runtime/remote-module';
import { notifyStreamedData } from '@shared-kit/runtime/streamed-data';
import { unpack } from '../../app/packed/unpack';
import { addProvided } from '../../app/provided-tags';
import type { Provided } from '../../app/provided-tags';
import type { AppStore } from '../../app/store';

type ApiState = { queries: Record<string, { data?: unknown } | undefined>; provided: Provided };

/**
 * Brings the server's query results into the store. They wait for their api, which a lazy widget may bring
 * minutes later, and never overwrite what the store has by then.
 */
export function receiveStreamedData(app: AppStore) {
  const waiting: Record<string, ApiState> = {};

  function fill(path: string): void {
    const held = waiting[path];
    if (!held || !app.known.has(path)) return;
    const state = app.store.getState() as unknown as Record<string, ApiState | undefined>;
    const have = state[path]?.queries ?? {};
    const missing = Object.fromEntries(Object.entries(held.queries).filter(([key]) => have[key]?.data === undefined));
    if (Object.keys(missing).length > 0) app.store.dispatch(hydrate({ [path]: { ...held, queries: missing } }));
  }

  function receive(packed: HydrationPayload): void {
    const data = unpack(packed) as HydrationPayload;
    for (const [path, state] of Object.entries(data) as [string, ApiState][]) {
      const held = (waiting[path] ??= { ...state, queries: {}, provided: { tags: {}, keys: {} } });
      Object.assign(held.queries, state.queries);
      addProvided(held.provided, state.provided);
      fill(path);
    }
  }

  if (Array.isArray(window.__DATA__)) window.__DATA__.forEach(receive);
  window.__DATA__ = {
    push(data: HydrationPayload) {
      receive(data);
      notifyStreamedData();
    },
  };

  /** Makes a module's apis known and gives them what the server fetched for them. */
  return function adopt(apis: readonly RemoteApi[] = []): void {
    app.addApis(apis);
    for (const api of apis) fill(api.reducerPath);
  };
}
