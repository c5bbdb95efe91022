import fs from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { request } from 'undici';
import type { z } from 'zod';

type Options<Value> = {
  url: string;
  schema: z.ZodType<Value>;
  /** Where the last good copy is kept: an unreachable source changes nothing, not even after a restart. Null: nowhere. */
  file: string | null;
  intervalMs: number;
  /** How long its source may keep a look open until there is something new, in seconds; one that does not is looked at as often as any. */
  waitS?: number;
  /** What is said with each look, of the copy that is held. A new one is confirmed at once by another look. */
  headers?: (current: Value | undefined) => Record<string, string>;
  log: Logger;
};

/** How often it is noted beside the copy that it is still true, in milliseconds. */
const TOUCH_MS = 30_000;

/** A document from elsewhere that is looked at again every so often, and kept when it cannot be had. */
export class PolledDocument<Value> {
  readonly #options: Options<Value>;
  #value: Value | undefined;
  #etag: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  readonly #stopping = new AbortController();
  #failing = false;
  #looking: Promise<void> | undefined;
  /** By the process's own clock, which nobody sets. */
  #seenAtMs: number | null = null;
  #touchedAtMs = -Infinity;

  constructor(options: Options<Value>) {
    this.#options = options;
  }

  /** The last good copy, or undefined before the first. The same object as long as nothing changed. */
  get current(): Value | undefined {
    return this.#value;
  }

  /** How long ago the source was last read, in milliseconds: a copy from disk as long as it is old. Null when it never was. */
  get ageMs(): number | null {
    return this.#seenAtMs === null ? null : Math.round(performance.now() - this.#seenAtMs);
  }

  async start(): Promise<void> {
    await this.#readFile();
    await this.refresh();
    this.#lookAgain(this.#options.intervalMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#stopping.abort();
  }

  /** A look that was kept open is followed by the next at once, any other an interval after it began. */
  #lookAgain(afterMs: number): void {
    if (this.#stopping.signal.aborted) return;
    this.#timer = setTimeout(() => {
      const beganAtMs = performance.now();
      void this.refresh().then(() =>
        this.#lookAgain(Math.max(0, this.#options.intervalMs - (performance.now() - beganAtMs))),
      );
    }, afterMs);
    this.#timer.unref();
  }

  /**
   * Looks once; who asks meanwhile waits for the same answer, so that a slow one cannot overtake a newer.
   * Never throws: a failure is logged when it begins and when it ends.
   */
  refresh(): Promise<void> {
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  /** The same, and not by a look that is under way: it may have been answered already. @returns whether it could be read. */
  async refreshAnew(): Promise<boolean> {
    await this.#looking;
    await this.refresh();
    return !this.#failing;
  }

  async #look(): Promise<void> {
    const { url, log, headers: sayWith } = this.#options;
    const before = this.#etag;
    try {
      const { statusCode, headers, body } = await request(url, {
        headers: this.#asking(),
        signal: this.#stopping.signal,
        headersTimeout: 5000,
        bodyTimeout: 5000,
      });
      const text = await body.text();
      if (statusCode === 200) await this.#take(text, headers['etag']);
      else if (statusCode !== 304) throw new Error(`answered ${statusCode}`);
      this.#seenAtMs = performance.now();
      await this.#touch();
      if (sayWith && this.#etag !== before) setImmediate(() => void this.refresh());
      if (this.#failing) log.info({ url }, 'Reachable again');
      this.#failing = false;
    } catch (error) {
      if (this.#stopping.signal.aborted) return;
      if (!this.#failing) log.warn({ url, err: error }, 'Cannot be read, keeping the last good copy');
      this.#failing = true;
    }
  }

  #asking(): Record<string, string> {
    const { waitS, headers: sayWith } = this.#options;
    return {
      ...sayWith?.(this.#value),
      ...(this.#etag && { 'if-none-match': this.#etag }),
      ...(waitS && { prefer: `wait=${waitS}` }),
    };
  }

  async #take(text: string, etag: string | string[] | undefined): Promise<void> {
    this.#value = this.#options.schema.parse(JSON.parse(text));
    this.#etag = typeof etag === 'string' ? etag : undefined;
    const { file } = this.#options;
    if (file === null) return;
    await fs.mkdir(path.dirname(file), { recursive: true });
    // A spare process writes the same file.
    const whole = `${file}.${process.pid}.new`;
    await fs.writeFile(whole, text);
    await fs.rename(whole, file);
  }

  /** The copy's time is when it was last found to be true, for whoever starts with it: that says how old it is. */
  async #touch(): Promise<void> {
    const { file } = this.#options;
    if (file === null || performance.now() - this.#touchedAtMs < TOUCH_MS) return;
    this.#touchedAtMs = performance.now();
    const now = new Date();
    // Without a copy, on a disk that is full or is read only, there is none to be told the age of.
    await fs.utimes(file, now, now).catch(() => undefined);
  }

  async #readFile(): Promise<void> {
    const { file, schema } = this.#options;
    if (file === null) return;
    try {
      this.#value = schema.parse(JSON.parse(await fs.readFile(file, 'utf8')));
      const { mtimeMs } = await fs.stat(file);
      this.#seenAtMs = performance.now() - Math.max(0, Date.now() - mtimeMs);
    } catch {
      // No copy yet, or one of an older shape: the source will tell.
    }
  }
}
