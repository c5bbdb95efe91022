import { sealReleaseSet } from '@shared-kit/domain/release/release-seal';
import type { Logger } from 'pino';
import { withDraft } from '../request/visitor/content-draft';
import type { DraftContent } from '../request/visitor/content-draft';
import type { Override } from '../request/visitor/override';
import { askOnce } from '../request/api/ask-once';
import { askApi } from '../request/api/api-client';
import type { Shopper } from '../request/api/api-client';
import { loadReleaseSet } from '../release/release-set';
import type { ChosenRemote } from '../release/release-set';
import type { ArtifactSource } from '../release/artifact-loader';
import { FailingVersions } from '../release/failing-versions';
import type { ReportFault } from '../release/remote-fault';
import type { Visitor } from '@shared-kit/domain/evidence/evidence-book';
import { mintDocumentKey } from './document-key';
import { respondWithPage } from './respond-with-page';
import type { PageAnswer, Refused } from './respond-with-page';
import type { ShellFiles } from '../files/shell-files';
import type { Sites } from '../site/sites';

/** What a page is asked for with: plain data, so that it can be rendered in another thread. */
export type PageJob = {
  url: string;
  /** Slug of the site that the request's host named; a site itself is too much to copy for each page. */
  site: string;
  /** Whose request it is. */
  shopper: Shopper;
  /** The versions of the remotes: decided once for a request. */
  chosen: readonly ChosenRemote[];
  /** The form this page is the answer to, when the API refused it. */
  refused: Refused | null;
  /** The key of that form where it must stay the same one; each document has its own otherwise. */
  documentKey: string | null;
  /** Bots wait for everything. */
  waitForAll: boolean;
  /** Whether whoever asks chose a version beforehand, by a preview or an override: no evidence of it. */
  isChosen?: boolean;
  /** HTML that says which versions a preview shows (`preview-mark.ts`); empty for everybody else. */
  mark?: string;
  /** As `PagePayload` has it. */
  dismissed: string;
  /** Key of the announcement that this browser has put away; empty where it is another than the site's, or none. */
  putAway: string;
  /** A remote that comes from elsewhere, for this browser only. */
  override?: Override | null;
  /** A page of the site's own as a signed link shows it, in the place of what others see. */
  draft?: DraftContent | null;
  /** Origin of the console that may show it in a frame. */
  framedBy?: string;
};

/**
 * Renders a page: loads the manifests of its versions, renders, and answers.
 *
 * @throws whatever the shell's own code threw: a bug of ours.
 */
export type RenderPage = (job: PageJob, answer: PageAnswer) => Promise<void>;

export type PageRendererOptions = {
  sites: Sites;
  artifacts: ArtifactSource;
  files: ShellFiles;
  apiOrigin: string;
  /** Signs when a form was rendered and by which versions; without it a form's key is a plain UUID. */
  formStampSecret: string | undefined;
  log: Logger;
  report: ReportFault;
  /** What is remembered of versions that failed. */
  failures?: FailingVersions;
};

/** Renders in the thread that asks. */
export function pageRenderer({
  sites,
  artifacts,
  files,
  apiOrigin,
  formStampSecret,
  log,
  report,
  failures = new FailingVersions(),
}: PageRendererOptions): RenderPage {
  const mintKey = mintDocumentKey(formStampSecret);
  const seal = (releaseSet: string) => (formStampSecret ? sealReleaseSet(formStampSecret, releaseSet) : releaseSet);

  return async ({ url, shopper, chosen, documentKey, draft, ...page }, answer) => {
    const served = sites.bySlug(page.site);
    if (!served) throw new Error('A page was asked for before its site was known');
    const site = draft ? withDraft(served, draft) : served;
    const released = await loadReleaseSet(chosen, artifacts, log);
    const visitors = visitorsOf({ ...page, shopper });
    await respondWithPage(
      {
        override: null,
        ...page,
        url: new URL(url),
        site,
        ...released,
        apiOrigin,
        log,
        ask: askOnce(askApi(apiOrigin, shopper)),
      },
      answer,
      {
        artifacts,
        shell: files,
        mintKey: () => documentKey ?? mintKey(),
        seal,
        failures,
        report: (fault) => report({ ...fault, visitors }),
      },
    );
  };
}

/** Whose page a job is, for evidence; nobody's for a search engine's, which is no visitor's, and for a chosen version's. */
export function visitorsOf({
  site,
  waitForAll,
  isChosen,
  shopper,
}: Pick<PageJob, 'site' | 'waitForAll' | 'isChosen' | 'shopper'>): Visitor[] {
  return waitForAll || isChosen ? [] : [{ site, client: shopper.ip }];
}
