import { join } from 'node:path';
import { workQueue } from '../../../concurrency/work-queue';
import { WorkerBroke, workerProcess } from '../../../concurrency/worker-process';
import type { DecodedPhoto } from './photo-decoder-process';

/** One is decoded, the others wait; more than these are told to come back. */
const AT_ONCE = 1;
const MOST_WAITING = 20;
/** The slowest photo within the limits, 30 million pixels of WebP, takes under 5 s beside other work. */
const DECODING_MAY_TAKE_MS = 8_000;
/** Node and its threads count as 0.7 GB of this, 30 million pixels of AVIF as 0.5. */
const MEMORY_MB = 1_536;

/** Not a photo, whatever its name and type say. */
export class NoPhoto extends Error {
  override readonly name = 'NoPhoto';
}

export type PhotoDecoder = {
  /**
   * A photo as we keep it: a JPEG of its pixels and nothing else.
   *
   * @throws {NoPhoto} for anything that is not a whole picture of a known kind and size.
   * @throws {QueueFull} when too many wait already.
   */
  decode: (bytes: Buffer) => Promise<Buffer>;
  stop: () => void;
};

/** Decodes photos one at a time in a process of its own, which a picture that was made to break it may break. */
export function openPhotoDecoder(): PhotoDecoder {
  const queue = workQueue<Buffer>(AT_ONCE, MOST_WAITING);
  const worker = workerProcess<Uint8Array, DecodedPhoto>({
    source: join(import.meta.dirname, 'photo-decoder-process.ts'),
    memoryMb: MEMORY_MB,
    mayTakeMs: DECODING_MAY_TAKE_MS,
  });
  let orders = 0;

  async function decode(bytes: Buffer): Promise<Buffer> {
    try {
      const photo = await worker.ask(bytes);
      if (photo) return Buffer.from(photo);
    } catch (error) {
      if (!(error instanceof WorkerBroke)) throw error;
    }
    throw new NoPhoto('not a photo');
  }

  return { decode: (bytes) => queue.run(String((orders += 1)), () => decode(bytes)), stop: worker.stop };
}
