import { join } from 'node:path';
import { workQueue } from '../../../concurrency/work-queue';
import { WorkerBroke, workerProcess } from '../../../concurrency/worker-process';
import type { MadePicture, Making } from './make-picture-process';

/** What one file may weigh: more than a phone's camera makes. */
export const MAX_UPLOAD_BYTES = 15_000_000;

/** One at a time: each may take 160 MB while it is decoded. */
const AT_ONCE = 1;
const MOST_WAITING = 20;
const MAKING_MAY_TAKE_MS = 15_000;
/** Node and its threads count as 0.7 GB of this. */
const MEMORY_MB = 1_536;

/** A file that is no picture to be kept, in words for who brought it. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
}

export type PictureMaker = {
  /**
   * Makes a file that somebody brought into a picture of ours: nothing of the file itself is kept, neither where it was
   * taken nor what else stands in it.
   *
   * @throws {PictureRefused} for what is too heavy, too large, too small, torn or no photo.
   */
  make: (file: Buffer) => Promise<MadePicture>;
  stop: () => void;
};

/** Makes pictures one at a time in a process of its own, which a file that was made to break it may break. */
export function openPictureMaker(): PictureMaker {
  const queue = workQueue<Making>(AT_ONCE, MOST_WAITING);
  const worker = workerProcess<Uint8Array, Making>({
    ...{ source: join(import.meta.dirname, 'make-picture-process.ts'), memoryMb: MEMORY_MB },
    mayTakeMs: MAKING_MAY_TAKE_MS,
  });
  let orders = 0;

  async function make(file: Buffer): Promise<MadePicture> {
    if (file.length > MAX_UPLOAD_BYTES)
      throw new PictureRefused(`The file has ${megabytes(file.length)} MB; at most ${megabytes(MAX_UPLOAD_BYTES)} MB.`);
    if (!isPhoto(file))
      throw new PictureRefused('This is no picture that can be used: bring a JPEG, PNG, WebP or AVIF.');
    const making = await queue
      .run(String((orders += 1)), () => worker.ask(file))
      .catch((error: unknown) => {
        if (!(error instanceof WorkerBroke)) throw error;
        return { refused: 'The picture takes too much to be read. Save it again, smaller, and bring that.' };
      });
    if ('refused' in making) throw new PictureRefused(making.refused);
    return making.made;
  }
  return { make, stop: worker.stop };
}

/** By its first bytes: what a decoder would make of anything else is not tried. */
function isPhoto(file: Buffer): boolean {
  const head = file.subarray(0, 16).toString('latin1');
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    /^RIFF.{4}WEBP/s.test(head) ||
    /^.{4}ftyp(?:avif|avis)/s.test(head)
  );
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(bytes % 1_000_000 === 0 ? 0 : 1);
}
