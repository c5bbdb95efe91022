import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The header of a mail stands in so many of its first bytes. */
const HEAD_BYTES = 16_384;

/** Where the platform's mail catcher keeps mails that it did not send, `{id}.eml` beside `{id}.json` for the envelope. */
export function keptMailsFolder(dataDir: string): string {
  return join(dataDir, 'outbox');
}

/**
 * Removes the caught mails that were made for any of these rows, by the row's id in their Message-ID (`dedupeId` of
 * `mail.port.ts`): who else has the same address or is named by the same words keeps theirs.
 *
 * @returns how many there were; none where another server sends the mails.
 */
export async function removeKeptMails(dataDir: string, madeFor: readonly string[]): Promise<number> {
  if (madeFor.length === 0) return 0;
  const folder = keptMailsFolder(dataDir);
  const ids = new Set(madeFor);
  let removed = 0;
  for (const name of await namesIn(folder)) {
    if (!name.endsWith('.eml')) continue;
    const path = join(folder, name);
    if (!idsIn(await messageIdOf(path)).some((id) => ids.has(id))) continue;
    await Promise.all([path, `${path.slice(0, -'.eml'.length)}.json`].map((file) => rm(file, { force: true })));
    removed += 1;
  }
  return removed;
}

/** Nobody has a folder whose mails are sent by another server. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    return unlessMissing(error, []);
  }
}

/** Empty for a mail that is gone meanwhile. */
async function messageIdOf(path: string): Promise<string> {
  try {
    await using file = await open(path);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const [head = ''] = buffer.toString('latin1', 0, bytesRead).split(/\r?\n\r?\n/, 1);
    return /^message-id:\s*<([^>]*)>/im.exec(head)?.[1] ?? '';
  } catch (error) {
    return unlessMissing(error, '');
  }
}

function unlessMissing<Value>(error: unknown, otherwise: Value): Value {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return otherwise;
  throw error;
}

function idsIn(messageId: string): readonly string[] {
  return messageId.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];
}
