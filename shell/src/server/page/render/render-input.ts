import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import type { FormResult } from '@shared-kit/runtime/form-result';
import type { RequestScope } from '@shared-kit/runtime/request-scope';
import type { Writable } from 'node:stream';
import type { Logger } from 'pino';
import type { Asset, Menus } from '../../../app/page-payload';
import type { ShellFiles } from '../../files/shell-files';
import type { LoadedModules } from '../../release/load-page-modules';
import type { ReportFault } from '../../release/remote-fault';
import type { PagePlan } from '../page-plan';

/** What one page is rendered from, and where its answer goes. */
export type RenderInput = {
  url: URL;
  site: Site;
  menus: Menus;
  plan: PagePlan;
  modules: LoadedModules;
  /** Files to preload for the matched page, most important first. */
  preloads: readonly Asset[];
  releaseSetId: string;
  formResult: FormResult | null;
  documentKey: string;
  releaseSet: string;
  /** Whether what all pages of the site say alike comes as a file (`site-file.ts`); else it stands in the HTML. */
  hasSiteFile: boolean;
  nonce: string;
  /** As `PageJob` has it. */
  mark?: string | undefined;
  dismissed: string;
  /** As `PageJob` has it. */
  putAway: string;
  shell: Pick<ShellFiles, 'js' | 'text' | 'joinStyles'> & { css: readonly string[]; font: string | undefined };
  apiOrigin: string;
  ask: NonNullable<RequestScope['ask']>;
  /** Status to answer with instead of the page's own: a refused form is a 422. */
  status?: number | undefined;
  /** As `ReleaseSet` has it. */
  isIncomplete: boolean;
  /** Whether the API has answered nothing at all. */
  isSilent: () => boolean;
  /** Whether it has answered all that it was asked. */
  isAnswered: () => boolean;
  /** Bots wait for everything. */
  waitForAll: boolean;
  log: Logger;
  report: ReportFault;
  /** Something threw once the page was on its way. */
  partFailed: (error: unknown) => void;
  /** Starts the answer; the HTML goes into what it returns. `isGood`: nothing of the page is late, missing or failed. */
  open: (status: number, isGood: boolean) => Writable;
  redirect: (status: number, location: string) => void;
};

/** `failed` holds the error of a render that had sent nothing yet: the caller may try again without the culprit. */
export type RenderOutcome = { failed: unknown } | { failed: null };
