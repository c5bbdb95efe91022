import type { Middleware, Reducer, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { SlotName, SlotProps } from '@shared-kit/contracts/release/slots.contract';
import type { PageSite } from '@shared-kit/contracts/site/site-config.contract';
import type { ComponentType } from 'react';
import type { RequestScope } from './request-scope';

/** What the shell needs of an api made by `createRemoteApi`. */
export type RemoteApi = { reducerPath: string; reducer: Reducer; middleware: Middleware };

export type PrefetchContext = {
  dispatch: ThunkDispatch<unknown, RequestScope, UnknownAction>;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  site: PageSite;
};

/** A page may decide the answer's status before anything is sent. */
export type PageVerdict = {
  status?: 404 | 410;
  redirect?: string;
  /** For good: search engines and browsers forget the address that was asked for. */
  isPermanent?: boolean;
};

/**
 * A page's module in `src/exposes`. `prefetch` awaits only what decides the status and the
 * first paint; what it starts without awaiting streams in later, with the part that reads it.
 */
export type PageModule = {
  Component: ComponentType;
  apis?: readonly RemoteApi[];
  prefetch?: (context: PrefetchContext) => Promise<PageVerdict | void>;
};

/**
 * What a widget's `prefetch` is told besides: `placed` has the props of each place that it fills on this page, as the
 * contract of slots says them, where the page knows them before it is rendered: a content page does, for its server.
 */
export type WidgetPrefetchContext<Name extends SlotName = never> = PrefetchContext & {
  placed?: readonly ([Name] extends [never] ? never : SlotProps[Name])[];
};

/**
 * A widget's module in `src/exposes`; `Name` is its slot, where its `prefetch` reads what that hands over. `prefetch` is
 * not awaited beyond 150 ms on the server: what reads its answers then comes late.
 */
export type WidgetModule<Name extends SlotName = never> = {
  // Each widget knows its slot's props; the shell only passes them on.
  Component: ComponentType<never>;
  apis?: readonly RemoteApi[];
  prefetch?: (context: WidgetPrefetchContext<Name>) => Promise<unknown>;
};
