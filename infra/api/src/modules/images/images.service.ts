import type { Config } from '../../config';
import { directoryImageSource } from './image-source';
import type { ImageSource } from './image-source';
import { withSilhouettes } from './silhouettes';

export type { Crop, ImageMaster } from './image-source';

export { openPlaceholders } from './placeholders';
export type { Placeholders } from './placeholders';
export { notFoundSvg as notFoundPicture } from './not-found-image';

/** Where other modules find a stock picture's master. */
export type PictureFiles = ImageSource;

export function pictureFiles({ IMAGES_DIR }: Pick<Config, 'IMAGES_DIR'>): PictureFiles {
  return withSilhouettes(directoryImageSource(IMAGES_DIR));
}
