import type { PageModule } from '@shared-kit/runtime/remote-module';
import type { RenderedQueries } from '@shared-kit/runtime/request-scope';
import { RemoteFailed } from '../remote-failed';
import { boundedPrefetch } from './bounded-prefetch';
import type { RenderInput } from './render-input';

type Asking = Pick<RenderInput, 'plan' | 'modules' | 'url' | 'log' | 'report' | 'isAnswered'>;

/** What goes wrong while a page's remotes ask for their data, and is not the API's fault. */
export class DataFaults {
  readonly #input: Asking;
  readonly #threw = new Set<string>();
  /** The page's own did not come in time, although the API had answered all that it was asked. */
  #isLate = false;

  constructor(input: Asking) {
    this.#input = input;
  }

  /** Notes an error of a remote's `prefetch`. */
  readonly threw = (remote: string, error: unknown): void => {
    const { log, url } = this.#input;
    log.error({ err: error, remote, path: url.pathname }, 'A remote failed to ask for its data');
    this.#threw.add(remote);
  };

  /** The page's module, watched: its data may take so long. */
  watched(module: PageModule, budgetMs: number): PageModule {
    const { matched } = this.#input.plan;
    if (!matched) return module;
    const { name, version } = matched.remote;
    const { log, report, url, isAnswered } = this.#input;
    return boundedPrefetch(module, budgetMs, {
      onLate: () => {
        log.warn({ remote: name, version, module: matched.route.id, path: url.pathname }, 'The data of a page is late');
        // What the API has yet to answer is not the remote's fault, and comes while the page is on its way.
        if (isAnswered()) this.#isLate = true;
        else report({ kind: 'late', remote: name, version });
      },
      onThrow: (error) => this.threw(name, error),
    });
  }

  /**
   * Why the page is better rendered without a remote, or by the version before; null where nothing is. Of widgets what is
   * under way although nothing is asked any more does not come.
   */
  failure({ underWay }: RenderedQueries): RemoteFailed | null {
    const { modules, plan, isAnswered } = this.#input;
    if (this.#threw.size > 0)
      return new RemoteFailed({ kind: 'render', keepsWaiting: false, remotes: [...this.#threw] });
    const waiting = isAnswered() ? [...underWay.keys()].filter((key) => modules.widgets.has(key)) : [];
    const remotes = waiting.map((key) => key.split('/')[0] ?? key);
    if (this.#isLate && plan.matched) remotes.push(plan.matched.remote.name);
    return remotes.length > 0 ? new RemoteFailed({ kind: 'late', keepsWaiting: true, remotes }) : null;
  }
}
