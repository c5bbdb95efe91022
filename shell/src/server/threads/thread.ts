import { Worker } from 'node:worker_threads';
import type { Asset } from '../../app/page-payload';
import type { JoinedStyles } from '../page/head/joined-styles';
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

/**
 * Room for what is new in a thread's heap, mostly what pages under way are made of, in megabytes. V8's own is twice that and
 * more: 900 pages made heaps of 211 and 237 MB with it, of 90 and 89 with this.
 */
const YOUNG_MB = 48;

export type PoolFile = {
  /** What the threads run. */
  file: string;
  /** Its whole environment: a remote's code can read it. */
  settings: NodeJS.ProcessEnv;
  /** What a thread may keep, in megabytes, before it is ended and replaced; V8 would let it grow to gigabytes before it looks. */
  heapMb: number;
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
  gone: (lost: LostPages, error: unknown) => void;
};

/** Pages whose thread has ended. */
export type LostPages = {
  begun: PendingPage[];
  /** Whether the one that was begun had the thread to itself. */
  isAlone: boolean;
  /** Those that were to have it to themselves, later. */
  doubted: PendingPage[];
};

/** One of the threads that render, seen from where the connections are. */
export class Thread {
  readonly #worker: Worker;
  readonly #events: ThreadEvents;
  readonly #pages = new Map<number, PendingPage>();
  readonly #doubted: PendingPage[];
  #isAlone: boolean;
  #last = 0;
  #sent: SharedState | null = null;
  #isReady = false;
  #hasAnswered = false;
  /** When it was asked for the answer it has not given yet. */
  #askedAtMs: number | null = null;
  #isChecking = false;
  #isGone = false;
  #lateSinceCpuMs: number | null = null;

  /** @param doubted pages of which any may have ended its thread: each has this one to itself, before all others. */
  constructor(
    { file, settings, heapMb, secrets }: PoolFile,
    events: ThreadEvents,
    doubted: readonly PendingPage[] = [],
  ) {
    this.#events = events;
    this.#doubted = [...doubted];
    this.#isAlone = doubted.length > 0;
    const resourceLimits = { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_MB };
    this.#worker = new Worker(file, { env: settings, workerData: secrets, resourceLimits });
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
    return this.#isReady && !this.#isAlone && this.#pages.size < MAX_PAGES;
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
    page.begin();
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
    const begun = [...this.#pages.values()];
    this.#events.gone({ begun, isAlone: this.#isAlone, doubted: this.#doubted }, failure);
  }

  /** It can take a page: one of those that are to have it to themselves, and any once there are no more of them. */
  #proceed(): void {
    let next = this.#doubted.shift();
    while (next?.isGivenUp) next = this.#doubted.shift();
    if (next) {
      this.render(next);
      return;
    }
    this.#isAlone = false;
    this.#events.free();
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
      this.#proceed();
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
      this.#proceed();
    }
  }

  #post(message: ToThread): void {
    this.#worker.postMessage(message);
  }
}
