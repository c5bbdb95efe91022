import type { UnknownAction } from '@reduxjs/toolkit';

export const HYDRATE = 'runtime/hydrate';
/** Query state by reducer path, as an api keeps it. */
export type HydrationPayload = Record<string, unknown>;
type HydrateAction = UnknownAction & { payload: HydrationPayload };

/** Puts query results that the server fetched into the store of the browser. */
export function hydrate(payload: HydrationPayload): HydrateAction {
  return { type: HYDRATE, payload };
}

export function isHydrate(action: UnknownAction): action is HydrateAction {
  return action.type === HYDRATE;
}
