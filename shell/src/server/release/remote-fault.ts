import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import type { Met } from '@shared-kit/domain/server/evidence-book';

/** What a version of a remote did wrong on the server. */
export type RemoteFault = {
  /**
   * It could not be loaded, threw or hung while a page was rendered, kept a page waiting for its data, or was not run, as it
   * has just failed on that page again and again.
   */
  kind: 'load' | 'render' | 'hang' | 'late' | 'away';
  remote: RemoteName;
  version: string;
  /** Whose pages it was, search engines left out, which are no visitors. */
  met?: readonly Met[];
};
export type ReportFault = (fault: RemoteFault) => void;
