import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

const EXIT_WITH_PARENT = join(import.meta.dirname, 'exit-with-parent.mjs');
const FIRST_BACKOFF_MS = 250;
const LONGEST_BACKOFF_MS = 10_000;
/** A process that ran this long was healthy: its next crash starts the backoff afresh. */
const HEALTHY_AFTER_MS = 30_000;
const STOP_TIMEOUT_MS = 12_000;

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
    await this.#end();
    await this.#running;
  }

  /** Ends it as `stop` does, and starts it again at once: its code has changed. */
  async restart(): Promise<void> {
    this.#isAskedToRestart = true;
    await this.#end();
  }

  async #end(): Promise<void> {
    const child = this.#child;
    if (!child || hasEnded(child)) return;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await once(child, 'exit').finally(() => clearTimeout(timer));
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
      this.#say(`ended (${ending}), starting it again in ${backoffMs} ms`);
      await delay(backoffMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
      backoffMs = Math.min(backoffMs * 2, this.#longestBackoffMs);
      this.restarts += 1;
    }
  }

  /** In a process group of its own, so that Ctrl-C reaches only the supervisor, which knows the order. */
  async #runOnce(): Promise<string> {
    const child = spawn(process.execPath, ['--import', EXIT_WITH_PARENT, ...this.spec.args], {
      env: this.spec.env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    this.#child = child;
    this.#hasSaidReady = false;
    child.on('message', (message) => {
      if (message === 'ready') this.#hasSaidReady = true;
    });
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface(stream).on('line', (line) => this.#say(line));
    }
    return new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
    }).then((ending) => {
      this.#hasSaidReady = false;
      return ending;
    });
  }

  #say(line: string): void {
    this.#output(`[${this.spec.name}] ${line}`);
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
