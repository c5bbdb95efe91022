import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import type { Visitor } from '@shared-kit/domain/evidence/evidence-book';

/** What a version of a remote did wrong on the server. */
export type RemoteFault = {
  /**
   * It could not be loaded, threw or hung while a page was rendered, kept a page waiting for its data, threw where no page
   * waited for it (in a timer, in a promise of its own), or was not run, as it has just failed again and again.
   */
  kind: 'load' | 'render' | 'hang' | 'late' | 'stray' | 'away';
  remote: RemoteName;
  version: string;
  /** Whose pages it was, search engines left out, which are no visitors. */
  visitors?: readonly Visitor[];
};
export type ReportFault = (fault: RemoteFault) => void;
