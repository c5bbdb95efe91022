import type { LoadMode, RemoteName } from '@shared-kit/contracts/release/remote.contract';
import type { SlotName } from '@shared-kit/contracts/release/slots.contract';
import type { PageSite } from '@shared-kit/contracts/site/site-config.contract';
import type { FormResult } from '@shared-kit/runtime/form-result';

/** A file of an artifact, as a page refers to it. */
export type Asset = { href: string; integrity: string | undefined };

export type ResolvedRoute = {
  id: string;
  /** The exposed module that renders it. */
  module: string;
  path: string;
  gate: 'none' | 'signed-in';
  layout: 'full' | 'plain' | 'bare';
  essentials: 'vehicle' | 'search' | 'generic';
  slots: SlotName[];
  css: Asset[];
};

export type ResolvedWidget = {
  id: string;
  slot: SlotName;
  order: number;
  load: LoadMode;
  reserve: 's' | 'm' | 'l';
  css: Asset[];
};

/** One remote in the version this page was made with. */
export type ResolvedRemote<Route extends ResolvedRoute = ResolvedRoute> = {
  name: RemoteName;
  globalName: string;
  version: string;
  entry: Asset;
  /** The good version before it: the browser's next step when this one cannot be loaded. */
  previous: { version: string; entry: Asset } | null;
  routes: Route[];
  widgets: ResolvedWidget[];
};

type MenuLink = { label: string; href: string };
export type Menus = {
  header: (MenuLink & { children?: MenuLink[] })[];
  footer: { group: string; links: MenuLink[] }[];
};

/** What the HTML tells the browser: it hydrates with exactly this. */
export type PagePayload = {
  site: PageSite;
  menus: Menus;
  remotes: ResolvedRemote[];
  /** Identifies the combination of versions. */
  releaseSetId: string;
  /** Remotes whose page the server could not render. */
  degraded: string[];
  /** Whether an address that nobody answers to may be one of a remote that cannot be had now. */
  isIncomplete: boolean;
  /** `{remote}/{widget}` the server could not render. */
  degradedWidgets: string[];
  shellCss: string[];
  formResult: FormResult | null;
  /**
   * UUID of this document, the idempotency key of its forms; it stands in the document's first element. Empty where the
   * server rendered no form, and many got the same page.
   */
  documentKey: string;
  /** The versions it was made with and the server's signature: what its forms say they stood on. */
  releaseSet: string;
  /** What this visitor has sent away for the visit, by its cookie; empty: nothing. */
  dismissed: string;
  /** Milliseconds since 1970. */
  renderedAtMs: number;
  /** The site's one origin, whichever of its hosts the page is read at. */
  origin: string;
  /** What the loaders returned, by route id. */
  loaderData: Record<string, unknown>;
};
