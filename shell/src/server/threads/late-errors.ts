import { AsyncLocalStorage } from 'node:async_hooks';
import type { Visitor } from '@shared-kit/domain/evidence/evidence-book';
import type { Logger } from 'pino';
import type { FailingVersions } from '../release/failing-versions';
import type { ReportFault } from '../release/remote-fault';
import { remoteOfError } from './remote-place';

/** A page being rendered, or rendered a moment ago. `visitors`: whose, as evidence has them. */
type OfPage = { url: string; visitors: readonly Visitor[] };

type Options = { failures: FailingVersions; report: ReportFault; log: Logger };

/**
 * What remotes throw where nobody catches it: in a timer, or in a promise that no page waits for. Whose it is its stack says,
 * which page it came of the context it was begun in. It costs that page nothing and no other either: the thread lives on.
 */
export function lateErrors({ failures, report, log }: Options) {
  const pages = new AsyncLocalStorage<OfPage>();

  return {
    /** Renders a page so that what comes of it later is known to be its own. */
    during: <Value>(page: OfPage, render: () => Promise<Value>): Promise<Value> => pages.run(page, render),

    /**
     * Counts such an error against its remote's version, and remembers it.
     *
     * @returns false where it is neither a remote's nor of any page: then it is the shell's own, and the thread may be broken.
     */
    outlives: (error: unknown): boolean => {
      const page = pages.getStore();
      const of = remoteOfError(error);
      if (!of && !page) return false;
      log.error(
        { err: error, remote: of?.name, version: of?.version, url: page?.url },
        'Something of a page was thrown where nothing waits for it',
      );
      if (!of) return true;
      failures.threwLate(of.name, of.version);
      report({ kind: 'stray', remote: of.name, version: of.version, visitors: page?.visitors ?? [] });
      return true;
    },
  };
}
