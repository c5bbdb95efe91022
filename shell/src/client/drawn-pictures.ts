import { mendIfFailed, showNotFound } from '@shared-kit/ui/car/not-found';

const isDrawn = (target: unknown): target is HTMLImageElement =>
  target instanceof HTMLImageElement && target.closest('[data-server-drawn]') !== null;

/** Pictures that the server has drawn for good have nobody of React's to see that they cannot be had (S8-06). */
export function mendDrawnPictures(): void {
  addEventListener('error', ({ target }) => isDrawn(target) && showNotFound(target), true);
  for (const image of document.images) if (isDrawn(image)) mendIfFailed(image);
}
