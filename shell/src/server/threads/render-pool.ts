import type { Logger } from 'pino';
import { Counter } from 'prom-client';
import type { Asset } from '../../app/page-payload';
import type { RenderPage } from '../page/page-renderer';
import type { JoinedStyles } from '../page/head/joined-styles';
import { PendingPage } from './pending-page';
import type { SharedState } from './messages';
import { visitorsOf } from '../page/page-renderer';
import type { ReportFault } from '../release/remote-fault';
import { Quarantine } from './quarantine';
import { remotePlace } from './remote-place';
import type { RemotePlace } from './remote-place';
import type { Frame } from './stack-of-thread';
import { Thread } from './thread';
import type { LostPages, PoolFile } from './thread';

/** How often threads are looked at, in milliseconds. */
const CHECK_MS = 100;
/** How long a thread that did not even start is left alone, in milliseconds. */
const RESTART_MS = 1000;

const lost = new Counter({
  name: 'render_threads_lost_total',
  help: 'Threads that drew pages and ended',
  labelNames: ['why'],
});

type Options = PoolFile & {
  size: number;
  state: () => SharedState;
  styles: Pick<JoinedStyles, 'sheetOf'>;
  /** What a version of a remote exposes, to name the module that hangs. */
  modulesOf: (name: string, version: string) => Promise<ReadonlySet<string>>;
  /** Told what versions of remotes did wrong. */
  report: ReportFault;
  log: Logger;
};

/**
 * Threads that render pages. One that hangs is ended and replaced; the module it hung in is not run again for a
 * while, and its pages are rendered by another, so that one remote's endless loop costs the others nothing.
 */
export class RenderPool {
  readonly #options: Options;
  readonly #threads = new Set<Thread>();
  readonly #waiting: PendingPage[] = [];
  readonly #quarantine = new Quarantine();
  #checking: NodeJS.Timeout | undefined;
  #stopped = false;
  #started: (() => void) | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Resolves once one thread renders. */
  async start(): Promise<void> {
    const started = new Promise<void>((resolve) => (this.#started = resolve));
    for (let count = 0; count < this.#options.size; count += 1) this.#addThread();
    this.#checking = setInterval(() => {
      for (const thread of this.#threads) void thread.check();
    }, CHECK_MS);
    this.#checking.unref();
    await started;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#checking);
    await Promise.all([...this.#threads].map((thread) => thread.end()));
  }

  readonly render: RenderPage = (job, answer) => {
    const page = new PendingPage(job, answer);
    this.#place(page);
    return page.finished;
  };

  #place(page: PendingPage): void {
    if (page.isGivenUp) return;
    const [thread] = [...this.#threads].filter(({ isFree }) => isFree).toSorted((a, b) => a.load - b.load);
    if (!thread) {
      page.wait();
      this.#waiting.push(page);
      return;
    }
    thread.update(this.#options.state());
    thread.render(page);
  }

  #addThread(doubted: readonly PendingPage[] = []): void {
    const { styles, report } = this.#options;
    let isNamed = false;
    const events = {
      free: () => {
        this.#started?.();
        for (const page of this.#waiting.splice(0)) this.#place(page);
      },
      styles: (parts: readonly Asset[]) => styles.sheetOf(parts).catch(() => null),
      fault: report,
      hangs: async (stack: readonly Frame[], pages: readonly PendingPage[]) => {
        const place = remotePlace(stack);
        isNamed = place !== null;
        await this.#blame(place, pages);
      },
      gone: (lost: LostPages, error: unknown) => {
        this.#threads.delete(thread);
        if (!this.#stopped) this.#replace(thread, lost, isNamed, error);
      },
    };
    const thread: Thread = new Thread(this.#options, events, doubted);
    this.#threads.add(thread);
    thread.quarantine(this.#quarantine.current(Date.now()));
    thread.update(this.#options.state());
  }

  /**
   * Another thread in the place of one that has ended. Where nobody can tell which page it was over, each of them has the new
   * one to itself: the one it was ends that alone, and the others are served.
   */
  #replace(thread: Thread, { begun, isAlone, doubted }: LostPages, isNamed: boolean, error: unknown): void {
    if (error) this.#options.log.error({ err: error }, 'A thread that renders pages has ended');
    if (error) lost.inc({ why: 'error' });
    const kept = begun.filter((page) => page.lose(isAlone && !isNamed));
    const apart = [...(isNamed ? [] : kept), ...doubted];
    for (const page of apart) page.wait();
    setTimeout(() => this.#addThread(apart), thread.hasRun ? 0 : RESTART_MS).unref();
    if (isNamed) for (const page of kept) this.#place(page);
  }

  async #blame(place: RemotePlace | null, pages: readonly PendingPage[]): Promise<void> {
    const { log, modulesOf, report } = this.#options;
    lost.inc({ why: 'hang' });
    if (!place) {
      log.error('A thread that renders pages hangs in code of the shell');
      return;
    }
    const { name, version, file, functionName } = place;
    const modules = await modulesOf(name, version).catch(() => new Set<string>());
    log.error({ remote: name, version, module: file, function: functionName }, 'A remote hangs, and is quarantined');
    this.#quarantine.add(`${name}@${version}`, modules.has(file) ? file : '*', Date.now());
    for (const thread of this.#threads) thread.quarantine(this.#quarantine.current(Date.now()));
    // All of these pages waited for it, whichever of them it was.
    report({ kind: 'hang', remote: name, version, visitors: pages.flatMap(({ job }) => visitorsOf(job)) });
  }
}
