import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { chmod, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { z } from 'zod';

/** Whom the sending server really named, blind copies included. */
const envelopeSchema = z.object({ from: z.string(), to: z.array(z.string()), receivedAt: z.string() });
export type Envelope = z.infer<typeof envelopeSchema>;

export type CaughtMail = { id: string; envelope: Envelope; email: Email };

/** Oldest mails beyond this many are removed. */
const KEPT_MAILS = 2000;
const MAIL_ID = /^\d{17}-[0-9a-f]{8}$/;

/** Mails as files, `{id}.eml` with `{id}.json` for the envelope: readable with any mail program. */
export class KeptMails {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** Stores one message and answers its id. Ids sort by time. A message cut short leaves nothing. */
  async add(message: Readable, envelope: Omit<Envelope, 'receivedAt'>): Promise<string> {
    await mkdir(this.#directory, { recursive: true, mode: 0o700 });
    // Also one that an earlier version made.
    await chmod(this.#directory, 0o700);
    const receivedAt = new Date().toISOString();
    const id = `${receivedAt.replaceAll(/\D/g, '')}-${randomBytes(4).toString('hex')}`;
    const partial = this.#path(id, 'part');
    try {
      await pipeline(message, createWriteStream(partial, { mode: 0o600 }));
      await writeFile(this.#path(id, 'json'), JSON.stringify({ ...envelope, receivedAt }), { mode: 0o600 });
      await rename(partial, this.#path(id, 'eml'));
    } catch (error) {
      await Promise.all([rm(partial, { force: true }), rm(this.#path(id, 'json'), { force: true })]);
      throw error;
    }
    await this.#prune();
    return id;
  }

  /** The newest `limit` mails before the mail `before`, newest first. */
  async list({ limit, before }: { limit: number; before?: string | undefined }): Promise<CaughtMail[]> {
    const ids = (await this.#ids()).filter((id) => before === undefined || id < before);
    const mails = await Promise.all(
      ids
        .reverse()
        .slice(0, limit)
        .map((id) => this.find(id)),
    );
    return mails.filter((mail) => mail !== undefined);
  }

  /** Undefined for an id that is malformed, unknown or already removed. */
  async find(id: string): Promise<CaughtMail | undefined> {
    const source = await this.source(id);
    if (!source) return undefined;
    const envelope = envelopeSchema.parse(JSON.parse(await readFile(this.#path(id, 'json'), 'utf8')));
    return { id, envelope, email: await PostalMime.parse(source, { attachmentEncoding: 'arraybuffer' }) };
  }

  /** The message's bytes as received. */
  async source(id: string): Promise<Buffer | undefined> {
    if (!MAIL_ID.test(id)) return undefined;
    return readFile(this.#path(id, 'eml')).catch(() => undefined);
  }

  /** Removes every mail to, from or about somebody: an address, a phone number however it is spaced, a lead's id. @returns how many. */
  async removeNaming(names: readonly string[]): Promise<number> {
    if (names.length === 0) return 0;
    const wanted = names.map(asCompared);
    let removed = 0;
    for (const id of await this.#ids()) {
      const mail = await this.find(id);
      if (!mail) continue;
      const { to, replyTo, subject, text, html } = mail.email;
      const said = asCompared(JSON.stringify([mail.envelope.to, to, replyTo, subject, text, html]));
      if (!wanted.some((name) => said.includes(name))) continue;
      await this.remove(id);
      removed += 1;
    }
    return removed;
  }

  async remove(id: string): Promise<void> {
    await Promise.all([rm(this.#path(id, 'eml'), { force: true }), rm(this.#path(id, 'json'), { force: true })]);
  }

  async #ids(): Promise<string[]> {
    const names = await readdir(this.#directory).catch(() => []);
    return names
      .filter((name) => name.endsWith('.eml'))
      .map((name) => name.slice(0, -4))
      .sort();
  }

  async #prune(): Promise<void> {
    const ids = await this.#ids();
    for (const id of ids.slice(0, -KEPT_MAILS)) await this.remove(id);
  }

  #path(id: string, extension: 'eml' | 'json' | 'part'): string {
    return join(this.#directory, `${id}.${extension}`);
  }
}

function asCompared(text: string): string {
  return text.toLowerCase().replaceAll(/[\s()]/g, '');
}
