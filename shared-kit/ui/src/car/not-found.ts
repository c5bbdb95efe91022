import { imageSrc } from '@shared-kit/domain/picture/image-src';

/** What stands in the place of a picture that cannot be had. */
export const NOT_FOUND = imageSrc('not-found', 640);

const reported = new Set<string>();

/** Whatever it was to be, once: a picture that stands in several places fails in all of them (S8-06). */
export function showNotFound(image: HTMLImageElement): void {
  // Not even that one: without an address it is a quiet tile (base.css), its words for those who hear them.
  if (image.src.endsWith(NOT_FOUND)) return image.removeAttribute('src');
  if (!reported.has(image.src)) console.warn(`The picture ${image.src} cannot be had`);
  reported.add(image.src);
  image.removeAttribute('srcset');
  image.src = NOT_FOUND;
}

/** The same, where it may have failed before there was a handler. */
export function mendIfFailed(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0 && image.currentSrc) showNotFound(image);
}
