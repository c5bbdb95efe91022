import { RemoteFailed } from '../remote-failed';
import { QueryFailed } from '@shared-kit/runtime/use-suspense-query';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server.node';
import type { PagePayload } from '../../../app/page-payload';
import { injectData } from './inject-data';
import type { InjectedData } from './inject-data';
import { pageScript } from './page-script';
import type { RenderInput, RenderOutcome } from './render-input';

/**
 * How long parts are waited for that are not ready with the rest although the API has answered all, in milliseconds: they wait for
 * something of their own, and what comes at all comes at once. Nothing is sent yet, so that the page can do without them.
 */
const OWN_WAIT_MS = 500;

function isDegraded({ degraded, degradedWidgets, isIncomplete }: PagePayload): boolean {
  return isIncomplete || degraded.length > 0 || degradedWidgets.length > 0;
}

/** The remote's part that React was in, `{remote}/{module}`: components are drawn under that name (`named-module.ts`). */
function partIn(components: string | null | undefined): string | undefined {
  return /\bat (mfe-[a-z][a-z0-9-]*\/[\w-]+)/.exec(components ?? '')?.[1];
}

/**
 * Streams a page: its status and first byte once the shell of it is rendered, or all of it for who waits for everything.
 *
 * @param statusNow the status, asked when the first byte goes.
 * @param budgetMs after which what is not there is left to its fallback.
 * @returns once the answer is closed, or `failed` where nothing was sent.
 */
export function streamPage(
  tree: ReactNode,
  payload: PagePayload,
  input: RenderInput,
  data: InjectedData,
  statusNow: () => number,
  budgetMs: number,
): Promise<RenderOutcome> {
  return new Promise((resolve) => {
    let started = false;
    let givenUp = false;
    let isWhole = false;
    let isMissingData = false;
    let ownWait: NodeJS.Timeout | undefined;

    function start(): void {
      if (started || givenUp) return;
      started = true;
      clearTimeout(ownWait);
      const status = statusNow();
      const isGood = isWhole && !isMissingData && status === 200 && !isDegraded(payload) && input.isAnswered();
      const out = input.open(status, isGood);
      pipe(injectData(data, out));
      out.on('close', () => {
        clearTimeout(budget);
        abort();
        resolve({ failed: null });
      });
    }

    function startSoon(): void {
      if (started || givenUp || input.waitForAll) return;
      if (isWhole || !input.isAnswered()) start();
      else ownWait = setTimeout(() => (input.isAnswered() ? abort(tooLate) : start()), OWN_WAIT_MS);
    }

    function giveUp(error: unknown): void {
      if (started || givenUp) return;
      givenUp = true;
      clearTimeout(budget);
      clearTimeout(ownWait);
      resolve({ failed: error });
      abort();
    }

    const { pipe, abort } = renderToPipeableStream(tree, {
      nonce: input.nonce,
      bootstrapScriptContent: pageScript(payload, input),
      // What is ready stands in its place. React would move it to the end behind its fallback beyond 12 KB, for a script to
      // put back: without JavaScript nobody would see it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Two ticks: an error in the first pass must be known before anything is sent.
      onShellReady: () => setImmediate(startSoon),
      onAllReady() {
        isWhole = true;
        start();
      },
      onShellError: giveUp,
      onError(thrown, { componentStack }) {
        // Nothing was asked any more: what it still waits for is its own.
        const isOwn = thrown === tooLate && input.isAnswered();
        const error = isOwn
          ? new RemoteFailed({ kind: 'render', keepsWaiting: true, components: componentStack })
          : thrown;
        // React leaves that part's place to what stands in; everything else of its remote is rendered.
        if (error instanceof QueryFailed && error.widget !== undefined) {
          isMissingData = true;
          input.log.warn({ err: error, widget: error.widget, path: input.url.pathname }, 'A part has no data');
          return;
        }
        if (givenUp || (error instanceof Error && error.name === 'AbortError')) return;
        input.log.error(
          { err: error, path: input.url.pathname, part: partIn(componentStack) },
          started ? 'A part of a page failed while streaming' : 'A page failed to render',
        );
        if (started) input.partFailed(error);
        giveUp(error);
      },
    });
    const tooLate = new Error('Render budget exceeded');
    const budget = setTimeout(() => abort(tooLate), budgetMs);
  });
}
