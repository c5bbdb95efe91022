import type { Config } from '../../config';
import { directoryImageSource } from './image-source.adapter';
import type { ImageSource } from './image-source.port';
import { pictureStamper } from './picture-stamp';
import type { PictureStamper } from './picture-stamp';
import { withSilhouettes } from './silhouettes.adapter';

export { stampDocument } from './stamp-document';
export { openPlaceholders } from './placeholders';
export type { Placeholders } from './placeholders';
export { notFoundSvg as notFoundPicture } from './not-found-image';

export type { PictureStamper } from './picture-stamp';

/** Where other modules find a stock picture's master. */
export type PictureFiles = ImageSource;

export function pictureFiles({ IMAGES_DIR }: Pick<Config, 'IMAGES_DIR'>): PictureFiles {
  return withSilhouettes(directoryImageSource(IMAGES_DIR));
}

/** Stamps the pictures of what is imported, from the library in a folder. */
export function openPictureStamper(imagesDirectory: string): PictureStamper {
  return pictureStamper(directoryImageSource(imagesDirectory));
}
