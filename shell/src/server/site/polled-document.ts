import fs from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { request } from 'undici';
import type { z } from 'zod';

type Options<Value> = {
  url: string;
  schema: z.ZodType<Value>;
  /** Where the last good copy is kept: an unreachable source changes nothing, not even after a restart. */
  file: string;
  intervalMs: number;
  log: Logger;
};

/** A document from elsewhere that is looked at again every so often, and kept when it cannot be had. */
export class PolledDocument<Value> {
  readonly #options: Options<Value>;
  #value: Value | undefined;
  #etag: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #failing = false;
  #looking: Promise<void> | undefined;

  constructor(options: Options<Value>) {
    this.#options = options;
  }

  /** The last good copy, or undefined before the first. The same object as long as nothing changed. */
  get current(): Value | undefined {
    return this.#value;
  }

  async start(): Promise<void> {
    await this.#readFile();
    await this.refresh();
    this.#timer = setInterval(() => void this.refresh(), this.#options.intervalMs);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /**
   * Looks once; who asks meanwhile waits for the same answer, so that a slow one cannot overtake a newer.
   * Never throws: a failure is logged when it begins and when it ends.
   */
  refresh(): Promise<void> {
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  async #look(): Promise<void> {
    const { url, log } = this.#options;
    try {
      const { statusCode, headers, body } = await request(url, {
        headers: this.#etag ? { 'if-none-match': this.#etag } : {},
        headersTimeout: 5000,
        bodyTimeout: 5000,
      });
      const text = await body.text();
      if (statusCode === 200) await this.#take(text, headers['etag']);
      else if (statusCode !== 304) throw new Error(`answered ${statusCode}`);
      if (this.#failing) log.info({ url }, 'Reachable again');
      this.#failing = false;
    } catch (error) {
      if (!this.#failing) log.warn({ url, err: error }, 'Cannot be read, keeping the last good copy');
      this.#failing = true;
    }
  }

  async #take(text: string, etag: string | string[] | undefined): Promise<void> {
    this.#value = this.#options.schema.parse(JSON.parse(text));
    this.#etag = typeof etag === 'string' ? etag : undefined;
    const { file } = this.#options;
    await fs.mkdir(path.dirname(file), { recursive: true });
    // A spare process writes the same file.
    const whole = `${file}.${process.pid}.new`;
    await fs.writeFile(whole, text);
    await fs.rename(whole, file);
  }

  async #readFile(): Promise<void> {
    try {
      this.#value = this.#options.schema.parse(JSON.parse(await fs.readFile(this.#options.file, 'utf8')));
    } catch {
      // No copy yet, or one of an older shape: the source will tell.
    }
  }
}
