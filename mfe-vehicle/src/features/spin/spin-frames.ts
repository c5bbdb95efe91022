import { imageSrc, pictureHeaders } from '@shared-kit/domain/picture/image-src';
import type { ImageWidth } from '@shared-kit/domain/picture/image-src';

/** A frame's pixels, ready to be drawn. */
export type Frame = ImageBitmap;
export type LoadFrame = (id: string, width: ImageWidth, signal: AbortSignal) => Promise<Frame>;

/** Requests at a time: the page's own pictures come first. */
const AT_ONCE = 3;

/** Fetches one frame and decodes it off the main thread. */
export const fetchFrame: LoadFrame = async (id, width, signal) => {
  const answer = await fetch(imageSrc(id, width), { headers: pictureHeaders, signal, priority: 'low' });
  if (!answer.ok) throw new Error(`Frame ${id} answered ${answer.status}`);
  return createImageBitmap(await answer.blob());
};

/** The largest width a frame is fetched in: what the stage shows, within what memory can hold of a whole turn. */
export function frameWidth(stagePixels: number): ImageWidth {
  return stagePixels > 720 ? 960 : 640;
}

type Options = {
  ids: readonly string[];
  /** Which of them, in the order in which they are fetched. */
  wanted: readonly number[];
  width: ImageWidth;
  load: LoadFrame;
  onFrame: (index: number, frame: Frame) => void;
};

/**
 * Fetches frames. One that cannot be had is left out and reported once; the others stand in for it. Resolves when
 * nothing is left to fetch.
 */
export async function loadFrames({ ids, wanted, width, load, onFrame }: Options, signal: AbortSignal): Promise<void> {
  const queue = [...wanted];
  let failed = 0;

  async function work() {
    for (let index = queue.shift(); index !== undefined && !signal.aborted; index = queue.shift()) {
      try {
        const frame = await load(ids[index] ?? '', width, signal);
        if (signal.aborted) frame.close();
        else onFrame(index, frame);
      } catch {
        failed += 1;
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (failed > 0 && !signal.aborted) console.warn(`${failed} of ${ids.length} spin frames could not be loaded`);
}
