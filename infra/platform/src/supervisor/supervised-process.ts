import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { endChild, endingOf } from './child-ending';
import { Spare } from './spare';

const EXIT_WITH_PARENT = join(import.meta.dirname, 'exit-with-parent.mjs');
const FIRST_BACKOFF_MS = 250;
const LONGEST_BACKOFF_MS = 10_000;
/** A process that ran this long was healthy: its next crash starts the backoff afresh. */
const HEALTHY_AFTER_MS = 30_000;

export type ProcessSpec = {
  name: string;
  /** Arguments for node. */
  args: readonly string[];
  /** Its whole environment: nothing is inherited, so that no secret reaches a process without need of it. */
  env: NodeJS.ProcessEnv;
  /** Answers 200 once the process serves. One without an address sends the message 'ready' to its parent instead. */
  readyUrl?: string;
  /** Prometheus text, when it has any. */
  metricsUrl?: string;
};

export type Output = (line: string) => void;

/** Runs one process, starts it again with growing pauses when it ends by itself, and stops it on request. */
export class SupervisedProcess {
  readonly spec: ProcessSpec;
  restarts = 0;
  #child: ChildProcess | undefined;
  #stopping = new AbortController();
  #running: Promise<void> | undefined;
  #output: Output;
  #longestBackoffMs: number;
  #hasSaidReady = false;
  #isAskedToRestart = false;
  #spare: Spare | undefined;

  constructor(spec: ProcessSpec, output: Output, { longestBackoffMs = LONGEST_BACKOFF_MS } = {}) {
    this.spec = spec;
    this.#output = output;
    this.#longestBackoffMs = longestBackoffMs;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  start(): void {
    this.#running ??= this.#keepRunning();
  }

  /**
   * From now on a second process of it stands by with everything loaded, and listens as soon as the first one has
   * ended: its program waits for a message before it listens when SPARE is `true` in its environment.
   */
  keepSpare(): void {
    this.#spare ??= new Spare(() => this.#spawn({ SPARE: 'true' }));
  }

  /** The process that stands by, once it is loaded. */
  get sparePid(): number | undefined {
    return this.#spare?.loadedPid;
  }

  /** Whether it serves now. */
  async isReady(): Promise<boolean> {
    if (this.spec.readyUrl === undefined) return this.#hasSaidReady;
    try {
      const response = await fetch(this.spec.readyUrl, { signal: AbortSignal.timeout(2000) });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }

  /** SIGTERM and a chance to finish what is being served; SIGKILL after 12 s. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#spare?.stop();
    await this.#end();
    await this.#running;
  }

  /** Ends it as `stop` does, and starts it again at once: its code has changed. */
  async restart(): Promise<void> {
    this.#isAskedToRestart = true;
    await this.#end();
  }

  async #end(): Promise<void> {
    if (this.#child) await endChild(this.#child);
  }

  async #keepRunning(): Promise<void> {
    let backoffMs = FIRST_BACKOFF_MS;
    while (!this.#stopping.signal.aborted) {
      const startedAt = Date.now();
      const ending = await this.#runOnce();
      if (this.#stopping.signal.aborted) return;
      if (this.#isAskedToRestart) {
        this.#isAskedToRestart = false;
        continue;
      }
      if (Date.now() - startedAt > HEALTHY_AFTER_MS) backoffMs = FIRST_BACKOFF_MS;
      this.restarts += 1;
      if (this.sparePid !== undefined) {
        this.#log(`ended (${ending}), its spare goes on`);
        continue;
      }
      this.#log(`ended (${ending}), starting it again in ${backoffMs} ms`);
      await delay(backoffMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
      backoffMs = Math.min(backoffMs * 2, this.#longestBackoffMs);
    }
  }

  async #runOnce(): Promise<string> {
    const child = this.#spare?.take() ?? this.#spawn();
    this.#child = child;
    this.#hasSaidReady = false;
    child.on('message', (message) => {
      if (message === 'ready') this.#hasSaidReady = true;
    });
    const ending = await endingOf(child);
    this.#hasSaidReady = false;
    return ending;
  }

  /** In a process group of its own, so that Ctrl-C reaches only the supervisor, which knows the order. */
  #spawn(env: NodeJS.ProcessEnv = {}): ChildProcess {
    const child = spawn(process.execPath, ['--import', EXIT_WITH_PARENT, ...this.spec.args], {
      env: { ...this.spec.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface(stream).on('line', (line) => this.#log(line));
    }
    return child;
  }

  #log(line: string): void {
    this.#output(`[${this.spec.name}] ${line}`);
  }
}
