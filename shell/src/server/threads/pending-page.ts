import type { Writable } from 'node:stream';
import type { RenderPage, PageJob } from '../page/page-renderer';
import type { PageAnswer } from '../page/respond-with-page';
import type { FromThread } from './messages';

/** How often a page is given to another thread after its own was lost. */
const MAX_LOSSES = 2;
/** How long a page may wait for a thread, in milliseconds: a new one is there in two seconds. */
const WAIT_MS = 10_000;

export type OfPage = Extract<FromThread, { id: number }>;

/** A page that a thread renders, where its connection is. */
export class PendingPage {
  readonly job: PageJob;
  readonly finished: Promise<void>;
  readonly #answer: PageAnswer;
  #out: Writable | null = null;
  #losses = 0;
  #isGivenUp = false;
  #waiting: NodeJS.Timeout | undefined;
  #resolve: () => void = () => {};
  #reject: (error: unknown) => void = () => {};

  constructor(...[job, answer]: Parameters<RenderPage>) {
    this.job = job;
    this.#answer = answer;
    this.finished = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  /** @param abort tells the thread that nobody waits any more. */
  take(message: OfPage, abort: () => void): void {
    if (message.kind === 'open') {
      this.#out = this.#answer.open(message.status, message.page);
      // Whatever went wrong with the connection, it is closed then.
      this.#out.on('error', () => {}).on('close', abort);
    } else if (message.kind === 'part') {
      this.#write(message.bytes);
    } else if (message.kind === 'redirect') {
      this.#answer.redirect(message.status, message.location);
    } else if (message.kind === 'done') {
      this.#end();
    } else {
      this.#reject(message.error);
    }
  }

  /** No thread can have it now. It is given up where none can for ten seconds. */
  wait(): void {
    this.#waiting ??= setTimeout(() => {
      this.#isGivenUp = true;
      this.#reject(new Error('No thread was free for a page'));
    }, WAIT_MS).unref();
  }

  /** Whether it has waited for too long: nobody is to begin it any more. */
  get isGivenUp(): boolean {
    return this.#isGivenUp;
  }

  /** A thread has it. */
  begin(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
  }

  /**
   * Its thread is gone.
   *
   * @param isAlone whether it was the only page there: then nobody else's can have been the cause.
   * @returns whether another may render it: nothing was sent yet, and it is not the page's own fault.
   */
  lose(isAlone: boolean): boolean {
    if (this.#out) {
      // What was sent can be read. What is missing is not made up for: it may be what the thread hung in.
      this.#end();
      return false;
    }
    this.#losses += 1;
    if (this.#losses <= MAX_LOSSES && !isAlone) return true;
    this.#reject(new Error(`${this.#losses} threads were lost over a page`));
    return false;
  }

  /** What is written is given back at once: the collector ran three times a second over this whole thread for it. */
  #write(bytes: Uint8Array<ArrayBuffer>): void {
    if (this.#out?.writable) this.#out.write(bytes, () => void bytes.buffer.transfer(0));
  }

  #end(): void {
    this.#out?.end();
    this.#resolve();
  }
}
