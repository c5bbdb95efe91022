import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import type { Header } from 'tar-stream';
import { artifactLimits, nameFault, printable } from '../gate/artifact-shape';
import { ReleaseRefusal } from '../registry/log/release-refusal';
import { toDigest } from './pack-build';

/** Beside the folders of an artifact: what our build kit writes, or the author of a remote built elsewhere. */
const MANIFESTS = ['manifest.json', 'contract.json'];
const BLOCK_BYTES = 512;

/** Of a tar that is sent. */
export const WHAT_IT_HAS =
  'The tar has manifest.json (contract.json of a remote built elsewhere) and the folders client and server, and nothing else of dist';

/** Of a packed build: its files, each with a head and padding, and the end. */
export const UPLOAD_LIMIT_BYTES = artifactLimits.bytes + (artifactLimits.files + 10) * 4 * BLOCK_BYTES;

/**
 * Unpacks an upload into an empty folder while it comes in: nothing of it is written out of the folder, over another file
 * of it, or beyond the limits of an artifact.
 *
 * @param digest what the sender says that the bytes hash to, as `Content-Digest`.
 * @throws {ReleaseRefusal} for whatever is not a packed build that arrived whole and as it was sent. What was written by
 *   then is the caller's to remove.
 */
export async function unpackUpload(sent: Readable, digest: string, directory: string): Promise<void> {
  const hash = createHash('sha256');
  const tar = extract();
  // An entry that the tar breaks off in waits for the rest of itself for good.
  const brokenOff = new AbortController();
  const feeding = pipeline(sent, counted(hash), tar).catch((error: unknown) => {
    brokenOff.abort();
    throw error instanceof ReleaseRefusal ? error : notWhole(error);
  });
  const writing = writeEntries(tar, directory, brokenOff.signal);
  const [fed, written] = await Promise.allSettled([feeding, writing]);
  // What is wrong with an entry ends the stream, and that is no news then.
  if (written.status === 'rejected' && written.reason instanceof ReleaseRefusal) throw written.reason;
  if (fed.status === 'rejected') throw fed.reason;
  if (written.status === 'rejected') throw notWhole(written.reason);
  if (toDigest(hash.digest()) !== digest)
    throw new ReleaseRefusal('The upload is not what was sent (Content-Digest): send it again');
}

async function writeEntries(tar: ReturnType<typeof extract>, directory: string, signal: AbortSignal): Promise<void> {
  const taken = new Set<string>();
  for await (const entry of tar) {
    const { header } = entry;
    const name = header.name.replace(/^\.\//, '');
    if (header.type === 'directory') {
      entry.resume();
      continue;
    }
    const fault = entryFault(name, header, taken);
    if (fault !== null) throw new ReleaseRefusal(`The upload was refused: ${printable(name)} ${fault}`);
    taken.add(folded(name));
    const target = path.join(directory, name);
    await mkdir(path.dirname(target), { recursive: true });
    await pipeline(entry, createWriteStream(target, { flags: 'wx' }), { signal });
  }
}

function entryFault(name: string, { type, size = 0 }: Header, taken: ReadonlySet<string>): string | null {
  if (type !== 'file' && type !== 'contiguous-file')
    return 'is a link or no file: an artifact has files of its own only';
  const named = MANIFESTS.includes(name) ? null : nameFault(name);
  if (named !== null) return /^[^/]+$/.test(name) ? `${named}. ${WHAT_IT_HAS}` : named;
  if (taken.has(folded(name))) return 'is there twice';
  if (taken.size > artifactLimits.files) return `is one of more than ${artifactLimits.files} files`;
  return size > artifactLimits.fileBytes ? `is larger than ${artifactLimits.fileBytes / 1_000_000} MB` : null;
}

/** As a disk may read it that does not tell letters apart. */
function folded(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** Hashes what goes through, and lets no more through than an upload may have. */
function counted(hash: ReturnType<typeof createHash>): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      if (bytes > UPLOAD_LIMIT_BYTES) done(tooLarge());
      else done(null, chunk);
    },
  });
}

/** Also of one that says its length beforehand. */
export function tooLarge(): ReleaseRefusal {
  return new ReleaseRefusal(`The upload is larger than ${Math.round(UPLOAD_LIMIT_BYTES / 1_000_000)} MB`);
}

function notWhole(cause: unknown): ReleaseRefusal {
  return new ReleaseRefusal(
    `The upload is no whole tar file: ${cause instanceof Error ? cause.message : String(cause)}. Send it again`,
  );
}
