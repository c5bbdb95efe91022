import type { ComponentType, KeyboardEvent, RefObject } from 'react';
import * as s from './car-pictures.module.css';
import { Picture } from './picture';

export type Photo = { id: string } | { src: string };
export type StripProps = {
  href: string;
  photos: readonly Photo[];
  count: number;
  sizes: string;
  /** Keys that were pressed in the card before this was loaded. */
  early: RefObject<readonly KeyboardEvent[]>;
};
/** What shows a card's further photos. */
export type Strip = ComponentType<StripProps>;

type CarPicturesProps = {
  href: string;
  pictures: readonly Photo[];
  /** Photos the car has: more than those that can be swiped, perhaps. */
  count: number;
  sizes: string;
  priority: boolean;
  /** Null until it has been loaded. */
  strip: Strip | null;
  early: RefObject<readonly KeyboardEvent[]>;
  /** A finger or the pointer has come near: the other pictures are wanted. */
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
  early,
  onWanted,
}: CarPicturesProps) {
  const [first, ...others] = pictures;
  const hasMore = others.length > 0;
  return (
    <div className={s.strip} {...(hasMore && { onPointerEnter: onWanted, onTouchStart: onWanted })}>
      <a href={href} tabIndex={-1} aria-hidden>
        <Picture {...first} alt="" sizes={sizes} widest={960} narrowest={320} priority={priority} />
      </a>
      {PhotoStrip ? (
        <PhotoStrip href={href} photos={others} count={count} sizes={sizes} early={early} />
      ) : (
        hasMore && <span className={s.count}>{`${count} photos`}</span>
      )}
    </div>
  );
}
