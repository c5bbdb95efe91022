import type { Config } from '../../config';
import { directoryImageSource } from './image-source';

export { openPlaceholders } from './placeholders';
export type { Placeholders } from './placeholders';
export { notFoundSvg as notFoundPicture } from './not-found-image';

/** Where other modules find a stock picture's master. */
export type PictureFiles = { fileOf: (id: string) => Promise<string | null> };

export function pictureFiles({ IMAGES_DIR }: Pick<Config, 'IMAGES_DIR'>): PictureFiles {
  const source = directoryImageSource(IMAGES_DIR);
  return { fileOf: async (id) => (await source.find(id))?.file ?? null };
}
