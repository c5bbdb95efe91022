import { Suspense } from 'react';
import type { ComponentType } from 'react';
import * as s from './car-pictures.module.css';
import { Picture } from './picture';

export type Photo = { id: string } | { src: string };
/** What shows a card's further photos; `PhotoStrip`, which a remote loads on demand. */
export type Strip = ComponentType<{ href: string; photos: readonly Photo[]; count: number; sizes: string }>;

type CarPicturesProps = {
  href: string;
  pictures: readonly Photo[];
  /** Photos the car has: more than those that can be swiped, perhaps. */
  count: number;
  sizes: string;
  priority: boolean;
  strip: Strip | undefined;
  /** Whether a finger, the pointer or the focus has been here: then the other pictures are wanted. */
  wanted: boolean;
  onWanted: () => void;
};

/**
 * A card's pictures: the first and how many there are at once, the others when somebody comes near. The title beside it
 * is the link that keyboard and screen readers use.
 */
export function CarPictures({
  href,
  pictures,
  count,
  sizes,
  priority,
  strip: PhotoStrip,
  wanted,
  onWanted,
}: CarPicturesProps) {
  const [first, ...others] = pictures;
  const hasMore = PhotoStrip && others.length > 0;
  const total = hasMore && <span className={s.count}>{count} photos</span>;
  return (
    <div className={s.strip} {...(hasMore && { onPointerEnter: onWanted, onTouchStart: onWanted })}>
      <a href={href} tabIndex={-1} aria-hidden>
        <Picture {...first} alt="" sizes={sizes} widest={960} priority={priority} />
      </a>
      {hasMore && wanted ? (
        <Suspense fallback={total}>
          <PhotoStrip href={href} photos={others} count={count} sizes={sizes} />
        </Suspense>
      ) : (
        total
      )}
    </div>
  );
}
