import { QueryFailed } from '@shared-kit/runtime/use-suspense-query';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server.node';
import type { PagePayload } from '../../../app/page-payload';
import { scriptLoader } from '../../release/script-loader';
import { injectData } from './inject-data';
import type { InjectedData } from './inject-data';
import { payloadJson } from './payload-json';
import type { RenderInput, RenderOutcome } from './render-input';

function isDegraded({ degraded, degradedWidgets, isIncomplete }: PagePayload): boolean {
  return isIncomplete || degraded.length > 0 || degradedWidgets.length > 0;
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

    function start(): void {
      if (started || givenUp) return;
      started = true;
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

    function giveUp(error: unknown): void {
      if (started || givenUp) return;
      givenUp = true;
      clearTimeout(budget);
      resolve({ failed: error });
      abort();
    }

    const { pipe, abort } = renderToPipeableStream(tree, {
      nonce: input.nonce,
      bootstrapScriptContent: `window.__PAGE__=${payloadJson(payload, input.plan)};${scriptLoader(input.shell.js, input.preloads)}`,
      // What is ready stands in its place. React would move it to the end behind its fallback beyond 12 KB, for a script to
      // put back: without JavaScript nobody would see it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Two ticks: an error in the first pass must be known before anything is sent.
      onShellReady: () => setImmediate(() => !input.waitForAll && start()),
      onAllReady() {
        isWhole = true;
        start();
      },
      onShellError: giveUp,
      onError(thrown, { componentStack }) {
        const error = thrown === tooLate && input.isAnswered() ? waitedIn(componentStack) : thrown;
        // React leaves that part's place to what stands in; everything else of its remote is rendered.
        if (error instanceof QueryFailed && error.widget !== undefined) {
          isMissingData = true;
          input.log.warn({ err: error, widget: error.widget, path: input.url.pathname }, 'A part has no data');
          return;
        }
        if (givenUp || (error instanceof Error && error.name === 'AbortError')) return;
        input.log.error(
          { err: error, path: input.url.pathname },
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

/** Nothing was asked any more: what it still waits for is its own. An error by whose stack its remote is found. */
function waitedIn(componentStack: string | null | undefined): Error {
  const error = new Error('It waits for something that does not come');
  error.stack = `${error.message}${componentStack ?? ''}`;
  return error;
}
