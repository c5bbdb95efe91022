import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { endChild, endingOf } from './child-ending';

/** A spare that cannot be loaded is tried again, rarely: the process that serves needs the machine more. */
const NEXT_TRY_MS = 5000;

/** Keeps one process loaded that does not listen yet, and a new one once it was taken. */
export class Spare {
  #child: ChildProcess | undefined;
  #isLoaded = false;
  readonly #stopping = new AbortController();
  readonly #spawn: () => ChildProcess;

  constructor(spawn: () => ChildProcess) {
    this.#spawn = spawn;
    this.#load();
  }

  get loadedPid(): number | undefined {
    return this.#isLoaded ? this.#child?.pid : undefined;
  }

  /** Tells the loaded process to listen, and loads another; undefined while none is loaded. */
  take(): ChildProcess | undefined {
    const child = this.#child;
    if (!this.#isLoaded || !child?.connected) return undefined;
    this.#load();
    child.send('listen');
    return child;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    if (this.#child) await endChild(this.#child);
  }

  #load(): void {
    const child = this.#spawn();
    this.#child = child;
    this.#isLoaded = false;
    child.on('message', (message) => {
      if (message === 'loaded' && this.#child === child) this.#isLoaded = true;
    });
    void endingOf(child)
      .then(
        async () => {
          if (this.#child !== child) return;
          this.#isLoaded = false;
          await delay(NEXT_TRY_MS, undefined, { signal: this.#stopping.signal });
          this.#load();
        },
        () => undefined,
      )
      .catch(() => undefined);
  }
}
