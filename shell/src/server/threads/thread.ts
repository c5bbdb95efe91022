import { Worker } from 'node:worker_threads';
import type { Asset } from '../../app/page-payload';
import type { JoinedStyles } from '../page/render/joined-styles';
import type { PendingPage } from './pending-page';
import type { FromThread, SharedState, ToThread } from './messages';
import { stackOfThread } from './stack-of-thread';
import type { Frame } from './stack-of-thread';
import type { ReportFault } from '../release/remote-fault';

/** Most pages a thread is given at once: all of them together take less than what counts as hanging. */
const MAX_PAGES = 32;
/** Without an answer for so long a thread hangs, in milliseconds ... */
const HANG_MS = 1000;
/** ... if it had so much of the processor meanwhile: others may have the machine. The second while it starts. */
const HANG_CPU_MS = 500;
const START_HANG_CPU_MS = 10_000;

export type PoolFile = {
  /** What the threads run. */
  file: string;
  /** Its whole environment: a remote's code can read it. */
  settings: NodeJS.ProcessEnv;
  /** Taken out of the thread's data before a remote's code runs. */
  secrets: ThreadSecrets;
};
export type ThreadSecrets = { formStampSecret?: string | undefined };

type ThreadEvents = {
  /** It can take pages: it has started, or one is finished. */
  free: () => void;
  styles: (parts: readonly Asset[]) => Promise<ReturnType<JoinedStyles['cached']>>;
  fault: ReportFault;
  /** It hangs, and is about to be ended. */
  hangs: (stack: readonly Frame[], pages: readonly PendingPage[]) => Promise<void>;
  /** It has ended; these pages were not finished. */
  gone: (pages: PendingPage[], error: unknown) => void;
};

/** One of the threads that render, seen from where the connections are. */
export class Thread {
  readonly #worker: Worker;
  readonly #events: ThreadEvents;
  readonly #pages = new Map<number, PendingPage>();
  #last = 0;
  #sent: SharedState | null = null;
  #isReady = false;
  #hasAnswered = false;
  /** When it was asked for the answer it has not given yet. */
  #askedAtMs: number | null = null;
  #isChecking = false;
  #isGone = false;
  #lateSinceCpuMs: number | null = null;

  constructor({ file, settings, secrets }: PoolFile, events: ThreadEvents) {
    this.#events = events;
    this.#worker = new Worker(file, { env: settings, workerData: secrets });
    let failure: unknown;
    this.#worker.on('message', (messages: FromThread[]) => {
      for (const message of messages) this.#receive(message);
    });
    this.#worker.on('error', (error: unknown) => (failure = error));
    this.#worker.on('exit', () => this.#leave(failure));
  }

  /** Whether it ever ran: one that did not will not by being started again at once. */
  get hasRun(): boolean {
    return this.#hasAnswered;
  }

  get isFree(): boolean {
    return this.#isReady && this.#pages.size < MAX_PAGES;
  }

  get load(): number {
    return this.#pages.size;
  }

  update(state: SharedState): void {
    if (this.#sent && this.#sent.sites === state.sites && this.#sent.snapshot === state.snapshot) return;
    this.#sent = state;
    this.#post({ kind: 'state', state });
  }

  quarantine(quarantined: readonly string[]): void {
    this.#post({ kind: 'quarantined', quarantined });
  }

  render(page: PendingPage): void {
    this.#last += 1;
    this.#pages.set(this.#last, page);
    this.#post({ kind: 'render', id: this.#last, job: page.job });
  }

  /** Called every so often: ends the thread when it has been busy for too long to answer. Never throws. */
  async check(): Promise<void> {
    if (this.#askedAtMs === null) {
      this.#askedAtMs = performance.now();
      this.#post({ kind: 'ping' });
      return;
    }
    if (this.#isChecking) return;
    this.#isChecking = true;
    // One that does not run yet, or no more, has no processor time.
    await this.#endIfHanging().catch(() => undefined);
    this.#isChecking = false;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  async #endIfHanging(): Promise<void> {
    const { user, system } = await this.#worker.cpuUsage();
    const cpuMs = (user + system) / 1000;
    if (this.#askedAtMs === null) return;
    this.#lateSinceCpuMs ??= cpuMs;
    if (performance.now() - this.#askedAtMs < HANG_MS) return;
    if (cpuMs - this.#lateSinceCpuMs < (this.#hasAnswered ? HANG_CPU_MS : START_HANG_CPU_MS)) return;

    const stack = await stackOfThread(this.#worker);
    if (this.#askedAtMs === null) return;
    await this.#events.hangs(stack, [...this.#pages.values()]);
    // Its pages do not wait until it has ended.
    this.#leave(undefined);
    await this.end();
  }

  #leave(failure: unknown): void {
    if (this.#isGone) return;
    this.#isGone = true;
    this.#events.gone([...this.#pages.values()], failure);
  }

  #receive(message: FromThread): void {
    if (this.#isGone) return;
    if (message.kind === 'pong') {
      this.#hasAnswered = true;
      this.#askedAtMs = null;
      this.#lateSinceCpuMs = null;
    } else if (message.kind === 'ready') {
      this.#isReady = true;
      // It runs: what hangs from here on is a page, also before it was first asked for an answer.
      this.#hasAnswered = true;
      this.#events.free();
    } else if (message.kind === 'fault') {
      this.#events.fault(message.fault);
    } else if (message.kind === 'styles') {
      const { of, parts } = message;
      void this.#events.styles(parts).then((sheet) => this.#post({ kind: 'styles', of, sheet }));
    } else {
      const { id } = message;
      this.#pages.get(id)?.take(message, () => this.#pages.has(id) && this.#post({ kind: 'abort', id }));
      if (message.kind !== 'done' && message.kind !== 'failed') return;
      this.#pages.delete(id);
      this.#events.free();
    }
  }

  #post(message: ToThread): void {
    this.#worker.postMessage(message);
  }
}
